/* A small convolutional network on one processor core: only what the denoiser needs.
   Images are rows of pixels, each pixel a run of channels. Channels of a result are padded to a
   multiple of 32, so that the inner loop is plain vector work. */
#include <string.h>

typedef float Lane __attribute__((vector_size(64), aligned(4)));
enum { LANE = 16, BLOCK = 32, TILE = 8 };

/* Adds the products of one 3x3 window row for TILE neighbouring pixels and BLOCK output channels. */
static inline void accumulate(Lane acc[TILE][2], const float *pixels, long stride, const float *weights, int channels) {
  for (int tap = 0; tap < 3; tap++) {
    for (int c = 0; c < channels; c++) {
      const Lane w0 = *(const Lane *)(weights), w1 = *(const Lane *)(weights + LANE);
      weights += BLOCK;
      for (int p = 0; p < TILE; p++) {
        const float value = pixels[(p + tap) * stride + c];
        acc[p][0] += value * w0;
        acc[p][1] += value * w1;
      }
    }
  }
}

static void write_tile(Lane acc[TILE][2], float *out, long stride, int count, int rectify) {
  for (int p = 0; p < count; p++) {
    float *target = out + p * stride;
    for (int half = 0; half < 2; half++)
      for (int i = 0; i < LANE; i++) {
        const float value = acc[p][half][i];
        target[half * LANE + i] = rectify && value < 0 ? 0 : value;
      }
  }
}

/* 3x3 convolution. `in` has a border of one pixel (and TILE spare pixels at its end), `out` has one too. */
void convolve(const float *in, int height, int width, int channels, const float *weights, const float *bias,
              float *out, int out_channels, int rectify) {
  const long row = (long)(width + 2) * channels, out_row = (long)(width + 2) * out_channels;
  for (int block = 0; block < out_channels / BLOCK; block++) {
    const float *packed = weights + (long)block * 9 * channels * BLOCK;
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x += TILE) {
        Lane acc[TILE][2];
        for (int p = 0; p < TILE; p++)
          for (int half = 0; half < 2; half++) acc[p][half] = *(const Lane *)(bias + block * BLOCK + half * LANE);
        for (int dy = 0; dy < 3; dy++)
          accumulate(acc, in + (y + dy) * row + (long)x * channels, channels,
                     packed + (long)dy * 3 * channels * BLOCK, channels);
        const int count = width - x < TILE ? width - x : TILE;
        write_tile(acc, out + (y + 1) * out_row + (long)(x + 1) * out_channels + block * BLOCK, out_channels, count, rectify);
      }
  }
}

/* Halves an image by the largest of each 2x2 pixels. Both images have a border of one pixel. */
void halve(const float *in, int height, int width, int channels, float *out) {
  const long row = (long)(width + 2) * channels, out_row = (long)(width / 2 + 2) * channels;
  for (int y = 0; y < height / 2; y++)
    for (int x = 0; x < width / 2; x++)
      for (int c = 0; c < channels; c++) {
        const float *p = in + (2 * y + 1) * row + (long)(2 * x + 1) * channels + c;
        float most = p[0];
        if (p[channels] > most) most = p[channels];
        if (p[row] > most) most = p[row];
        if (p[row + channels] > most) most = p[row + channels];
        out[(y + 1) * out_row + (long)(x + 1) * channels + c] = most;
      }
}

/* Doubles `small` and puts the channels of `fine` behind it. All images have a border of one pixel. */
void double_and_join(const float *small, int small_channels, const float *fine, int fine_channels, int height, int width, float *out) {
  const int all = small_channels + fine_channels;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const float *a = small + ((long)(y / 2 + 1) * (width / 2 + 2) + x / 2 + 1) * small_channels;
      const float *b = fine + ((long)(y + 1) * (width + 2) + x + 1) * fine_channels;
      float *target = out + ((long)(y + 1) * (width + 2) + x + 1) * all;
      memcpy(target, a, sizeof(float) * small_channels);
      memcpy(target + small_channels, b, sizeof(float) * fine_channels);
    }
}
