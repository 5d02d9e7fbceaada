# libcellarium: the generators for other programs, as one shared library with one header. It takes the rooms' own objects, so
# it costs a link.
add_library(cellarium_library SHARED src/library/library.c)
add_library(Cellarium::cellarium ALIAS cellarium_library)
set_target_properties(cellarium_library PROPERTIES
  OUTPUT_NAME cellarium EXPORT_NAME cellarium C_VISIBILITY_PRESET hidden
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR} PUBLIC_HEADER src/library/cellarium.h)
target_include_directories(cellarium_library INTERFACE
  "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src/library>" "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
target_link_libraries(cellarium_library PRIVATE cellarium_io)
target_link_options(cellarium_library PRIVATE -Wl,--as-needed -Wl,--exclude-libs,ALL)
add_executable(print_level EXCLUDE_FROM_ALL src/library/print_level.c)
target_link_libraries(print_level PRIVATE cellarium_library)
install(TARGETS cellarium_library EXPORT Cellarium)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Cellarium)
install(EXPORT Cellarium NAMESPACE Cellarium:: FILE CellariumConfig.cmake DESTINATION ${package_dir})
include(CMakePackageConfigHelpers)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/CellariumConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
configure_file(src/library/cellarium.pc.in cellarium.pc @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/CellariumConfigVersion.cmake" DESTINATION ${package_dir})
install(FILES "${PROJECT_BINARY_DIR}/cellarium.pc" DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(FILES src/library/print_level.c src/library/cellarium.py DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)
install(FILES src/library/libcellarium.3 DESTINATION ${CMAKE_INSTALL_MANDIR}/man3)
