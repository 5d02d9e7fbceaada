# For Windows: makes one program that contains all libraries, its icon, a manifest and its version. CMakeLists.txt includes
# this file where it defines `cellarium`.
enable_language(RC)
target_sources(cellarium PRIVATE assets/windows/cellarium.rc)
string(REPLACE "." "," numbers "${PROJECT_VERSION}.0")
set_source_files_properties(assets/windows/cellarium.rc PROPERTIES
  COMPILE_DEFINITIONS "VERSION=${PROJECT_VERSION};VERSION_NUMBERS=${numbers}")
target_link_options(cellarium PRIVATE -mwindows -static)
target_link_libraries(cellarium PRIVATE winpthread) # clock_gettime(), nanosleep()
