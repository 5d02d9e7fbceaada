// The functions of the page that the program calls: see src/app/host/host_web.c and page.js.
mergeInto(LibraryManager.library, {
  page_began__deps: ['$autoResumeAudioContext', '$dynCall'], // SDL's sound calls these by name
  page_began: function (program) { Module['page'].began(program); },
  page_ended: function (why) { Module['page'].ended(UTF8ToString(why)); },
  page_kept: function () { Module['page'].kept(); },
  page_copy: function (code) { Module['page'].copy(UTF8ToString(code)); },
  page_give: function (path) { Module['page'].give(UTF8ToString(path)); },
  page_field: function (x, y, w, h, text) { Module['page'].field(x, y, w, h, UTF8ToString(text)); },
  page_has_gpu: function () { return Module['page'].hasGpu(); },
  page_show: function (pixels, w, h, x, y, wide, high) {
    Module['page'].show(new ImageData(new Uint8ClampedArray(HEAPU8.buffer, pixels, 4 * w * h), w, h), x, y, wide, high);
  },
  page_storage_denied: function () { return Module['page'].storageDenied(); },
  page_has_only_fingers: function () { return Module['page'].hasOnlyFingers(); },
  page_choose_files: function () { Module['page'].chooseFiles(); },
  page_give_all: function () { Module['page'].giveAll(); },
  page_has_free: function (folder) { return Module['page'].hasFree(UTF8ToString(folder)); },
});
