// The smallest program that shows a window with SDL.
#include <SDL.h>

int main(int argc, char **argv) {
    (void)argc, (void)argv;
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
    SDL_Window *window =
        SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 720, 0);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, 0);
    (void)SDL_RenderClear(renderer);
    SDL_RenderPresent(renderer);
    SDL_Delay(1000); // it is ended before
    return 0;
}
