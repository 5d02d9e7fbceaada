// The smallest program that loads our picture and font and shows them in a window, by SDL's means.
#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>

int main(int argc, char **argv) {
    (void)argc, (void)argv;
    if (SDL_Init(SDL_INIT_VIDEO) != 0 || IMG_Init(IMG_INIT_PNG) == 0 || TTF_Init() != 0) return 1;
    SDL_Window *window =
        SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 720, 0);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, 0);
    SDL_Texture *atlas = IMG_LoadTexture(renderer, BENCH_ASSETS "/atlas.png");
    TTF_Font *font = TTF_OpenFont(BENCH_ASSETS "/cellarium.ttf", 16);
    if (atlas == NULL || font == NULL) return 1;
    SDL_Surface *word = TTF_RenderUTF8_Blended(font, "bare", (SDL_Color){255, 255, 255, 255});
    SDL_Texture *text = SDL_CreateTextureFromSurface(renderer, word);
    (void)SDL_RenderClear(renderer);
    int w, h;
    (void)SDL_QueryTexture(atlas, NULL, NULL, &w, &h);
    (void)SDL_RenderCopy(renderer, atlas, NULL, &(SDL_Rect){0, 0, w, h});
    (void)SDL_RenderCopy(renderer, text, NULL, &(SDL_Rect){8, 8, word->w, word->h});
    SDL_RenderPresent(renderer);
    SDL_Delay(1000); // it is ended before
    return 0;
}
