#include "view/camera.h"

static int between(int prev, int pos, int alpha) {
    int64_t sub = (int64_t)prev * 256 + (int64_t)(pos - prev) * alpha;
    return floor_div((int)((sub + 128) >> 8) + SUB / 2, SUB);
}

Vec camera_between(Vec prev, Vec pos, int alpha) {
    return (Vec){between(prev.x, pos.x, alpha), between(prev.y, pos.y, alpha)};
}

Camera camera_at(Vec middle, Vec size) {
    return (Camera){.size = size, .origin = {middle.x - size.x / 2, middle.y - size.y / 2}};
}

bool camera_shows(const Camera *camera, Vec px, int margin) {
    Vec at = camera_to_frame(camera, px);
    return at.x >= -margin && at.y >= -margin && at.x < camera->size.x + margin &&
           at.y < camera->size.y + margin;
}

Rect camera_cells(const Camera *camera) {
    int x0 = floor_div(camera->origin.x, CELL_PX),
        x1 = floor_div(camera->origin.x + camera->size.x - 1, CELL_PX);
    int y0 = floor_div(camera->origin.y, CELL_PX),
        y1 = floor_div(camera->origin.y + camera->size.y - 1, CELL_PX);
    return (Rect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}
