# For Windows: one program with all libraries in it, its icon and a manifest. Included where `cellarium` is.
enable_language(RC)
target_sources(cellarium PRIVATE assets/windows/cellarium.rc)
target_link_options(cellarium PRIVATE -mwindows -static)
target_link_libraries(cellarium PRIVATE winpthread) # clock_gettime(), nanosleep()
