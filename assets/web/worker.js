// Keeps one build of the page, so that it opens and plays without a network. assemble.py writes the name of the build and its
// files here.
'use strict';

const BUILD = 'cellarium BUILD', FILES = [];

self.addEventListener('install', event => {
  const fresh = FILES.map(name => new Request(name, { cache: 'reload' })); // not what the browser has of an earlier build
  event.waitUntil(caches.open(BUILD).then(cache => cache.addAll(fresh)));
});

self.addEventListener('activate', event => {
  const old = name => name.startsWith('cellarium ') && name !== BUILD;
  event.waitUntil(caches.keys().then(names => Promise.all(names.filter(old).map(name => caches.delete(name)))));
});

// The player takes this build.
self.addEventListener('message', event => { if (event.data === 'take') self.skipWaiting(); });

self.addEventListener('fetch', event => {
  const folder = self.registration.scope, asked = event.request.url.replace(/#.*/, '');
  const name = asked.startsWith(folder) ? asked.slice(folder.length) || 'index.html' : null;
  if (event.request.method !== 'GET' || !FILES.includes(name)) return;
  event.respondWith(caches.open(BUILD).then(cache => cache.match(name)).then(kept => kept ?? fetch(event.request)));
});
