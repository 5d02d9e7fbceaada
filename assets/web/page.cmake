# For emscripten: makes the page in the folder `page` of the build, the same page as one file that needs no server, and the
# program without a page, for Node.js. CMakeLists.txt includes this file where it defines `cellarium`.
set(web "${PROJECT_SOURCE_DIR}/assets/web")
set(page "${CMAKE_BINARY_DIR}/page")
set(share "${CMAKE_INSTALL_PREFIX}/${CELLARIUM_DATADIR}")
file(GLOB sounds "${PROJECT_SOURCE_DIR}/assets/sound/*.wav" "${PROJECT_SOURCE_DIR}/assets/sound/music.txt")

file(GLOB languages "${PROJECT_SOURCE_DIR}/assets/lang/*.po")

function(as_page target how) # how: --preload-file or --embed-file
  set_target_properties(${target} PROPERTIES SUFFIX ".js")
  target_link_options(${target} PRIVATE -sUSE_SDL=0 -sALLOW_MEMORY_GROWTH=1 -sFORCE_FILESYSTEM=1 -sEXIT_RUNTIME=0
    "-sEXPORTED_RUNTIME_METHODS=[ccall,FS,addRunDependency,removeRunDependency]"
    "SHELL:--js-library \"${web}/library.js\"" ${ARGN})
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS "${web}/library.js" ${sounds} ${languages})
  if(how)
    foreach(file assets/atlas.png assets/atlas.txt assets/cellarium.ttf)
      get_filename_component(name ${file} NAME)
      target_link_options(${target} PRIVATE "SHELL:${how} \"${PROJECT_SOURCE_DIR}/${file}@${share}/${name}\"")
    endforeach()
    foreach(sound ${sounds})
      get_filename_component(name ${sound} NAME)
      target_link_options(${target} PRIVATE "SHELL:${how} \"${sound}@${share}/sound/${name}\"")
    endforeach()
    foreach(language ${languages})
      get_filename_component(name ${language} NAME)
      target_link_options(${target} PRIVATE "SHELL:${how} \"${language}@${share}/lang/${name}\"")
    endforeach()
  endif()
endfunction()

# Nearly all the time of a frame is spent in view, so only view is built for speed. Everything else is built to be small: see
# `build`.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  target_compile_options(cellarium_view PRIVATE -O3)
endif()

as_page(cellarium --preload-file -sENVIRONMENT=web)
set_target_properties(cellarium PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${page}")

add_executable(cellarium_alone "${PROJECT_SOURCE_DIR}/src/main.c")
target_link_libraries(cellarium_alone PRIVATE cellarium_app)
as_page(cellarium_alone --embed-file -sENVIRONMENT=web -sSINGLE_FILE=1)

add_executable(cellarium_node "${PROJECT_SOURCE_DIR}/src/main.c")
target_link_libraries(cellarium_node PRIVATE cellarium_app)
as_page(cellarium_node "" -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1)

set(assemble /usr/bin/python3 "${web}/assemble.py" "${web}" "${PROJECT_SOURCE_DIR}/assets/linux/icons" "${page}"
  "${CELLARIUM_URL}")
add_custom_target(page DEPENDS cellarium COMMAND ${assemble} VERBATIM)
add_custom_target(page_alone ALL DEPENDS page cellarium_alone
  COMMAND ${assemble} "$<TARGET_FILE_DIR:cellarium_alone>/cellarium_alone.js" VERBATIM)
