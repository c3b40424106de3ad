/* Cloth in small steps: lengths, bending, collision with itself, with a body of stacked ellipses,
   with limbs (tapered capsules) and with the floor. One thread. Metres and seconds. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int count;                      /* points */
  float *x, *v, *before;          /* places, speeds, places before the step */
  const float *inverse_mass, *rest, *margin, *push; /* push: outside acceleration of each point (wind) */
  int lengths; const int *from, *to; const float *length, *give;
  int bends; const int *triple; const float *bend_give;
  int rings; float ring_start, ring_step; const float *half_width, *half_depth, *middle;
  int limbs; const float *limb_before, *limb_after; /* 8 numbers each: ends, radii */
  int belted; const int *belt; float belt_room;
  float thickness, friction, damping, step, gravity;
  int substeps;
} World;

static int *pair_a, *pair_b, pair_count, pair_room;

static inline float clampf(float v, float low, float high) { return v < low ? low : v > high ? high : v; }
static inline int cell_of(float v, float inverse) { return (int)floorf(v * inverse); }
static inline unsigned hash(int a, int b, int c) { return (unsigned)a * 73856093u ^ (unsigned)b * 19349663u ^ (unsigned)c * 83492791u; }

static inline float square_distance(const float *points, int i, int j) {
  const float *a = points + 3 * i, *b = points + 3 * j;
  const float x = a[0] - b[0], y = a[1] - b[1], z = a[2] - b[2];
  return x * x + y * y + z * z;
}

static void remember_pair(int i, int j) {
  if (pair_count >= pair_room) {
    pair_room = pair_room ? pair_room * 2 : 1 << 18;
    pair_a = realloc(pair_a, sizeof(int) * pair_room);
    pair_b = realloc(pair_b, sizeof(int) * pair_room);
  }
  pair_a[pair_count] = i;
  pair_b[pair_count++] = j;
}

/* Lists the points of one cell that may touch point i. */
static void pairs_with_cell(const World *w, int i, const int *entries, int first, int last, float reach) {
  for (int e = first; e < last; e++) {
    const int j = entries[e];
    if (j <= i || w->inverse_mass[i] + w->inverse_mass[j] == 0) continue;
    if (square_distance(w->x, i, j) > reach * reach) continue;
    if (square_distance(w->rest, i, j) < w->thickness * w->thickness * 1.6f) continue;
    remember_pair(i, j);
  }
}

static void find_pairs(const World *w, float reach) {
  static int *start, *entries, room;
  const float inverse = 1.0f / reach;
  int table = 1;
  while (table < 2 * w->count) table <<= 1;
  if (room < table + 1) {
    room = table + 1;
    start = realloc(start, sizeof(int) * room);
    entries = realloc(entries, sizeof(int) * room);
  }
  const unsigned mask = table - 1;
  memset(start, 0, sizeof(int) * (table + 1));
#define CELL(i) (hash(cell_of(w->x[3 * i], inverse), cell_of(w->x[3 * i + 1], inverse), cell_of(w->x[3 * i + 2], inverse)) & mask)
  for (int i = 0; i < w->count; i++) start[CELL(i)]++;
  for (int i = 0, sum = 0; i <= table; i++) { sum += i < table ? start[i] : 0; start[i] = sum; }
  for (int i = 0; i < w->count; i++) entries[--start[CELL(i)]] = i;
#undef CELL
  pair_count = 0;
  for (int i = 0; i < w->count; i++) {
    const int a = cell_of(w->x[3 * i], inverse), b = cell_of(w->x[3 * i + 1], inverse), c = cell_of(w->x[3 * i + 2], inverse);
    for (int n = 0; n < 27; n++) {
      const unsigned h = hash(a + n % 3 - 1, b + n / 3 % 3 - 1, c + n / 9 - 1) & mask;
      pairs_with_cell(w, i, entries, start[h], start[h + 1], reach);
    }
  }
}

static void move_freely(World *w, float dt) {
  const float keep = clampf(1.0f - w->damping * dt, 0, 1), fastest = 0.35f * w->thickness / dt;
  for (int i = 0; i < w->count; i++) {
    float *x = w->x + 3 * i, *v = w->v + 3 * i, *before = w->before + 3 * i;
    memcpy(before, x, sizeof(float) * 3);
    if (w->inverse_mass[i] == 0) continue;
    v[2] += w->gravity * dt;
    for (int k = 0; k < 3; k++) v[k] = (v[k] + w->push[3 * i + k] * dt) * keep;
    const float speed = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    const float scale = speed > fastest ? fastest / speed : 1;
    for (int k = 0; k < 3; k++) { v[k] *= scale; x[k] += v[k] * dt; }
  }
}

static void keep_lengths(World *w, float inverse_dt2) {
  for (int e = 0; e < w->lengths; e++) {
    const int i = w->from[e], j = w->to[e];
    const float wi = w->inverse_mass[i], wj = w->inverse_mass[j];
    if (wi + wj == 0) continue;
    float *a = w->x + 3 * i, *b = w->x + 3 * j;
    const float now = sqrtf(square_distance(w->x, i, j)) + 1e-9f;
    const float pull = -(now - w->length[e]) / (wi + wj + w->give[e] * inverse_dt2) / now;
    for (int k = 0; k < 3; k++) {
      const float d = (a[k] - b[k]) * pull;
      a[k] += wi * d;
      b[k] -= wj * d;
    }
  }
}

static void keep_flat(World *w, float inverse_dt2) {
  for (int e = 0; e < w->bends; e++) {
    const int i = w->triple[3 * e], j = w->triple[3 * e + 1], q = w->triple[3 * e + 2];
    const float wi = w->inverse_mass[i], wj = w->inverse_mass[j], wq = w->inverse_mass[q], sum = wi + 4 * wj + wq;
    if (sum == 0) continue;
    float *a = w->x + 3 * i, *b = w->x + 3 * j, *c = w->x + 3 * q;
    const float pull = -1.0f / (sum + w->bend_give[e] * inverse_dt2);
    for (int k = 0; k < 3; k++) {
      const float d = (a[k] - 2 * b[k] + c[k]) * pull;
      a[k] += wi * d;
      b[k] -= 2 * wj * d;
      c[k] += wq * d;
    }
  }
}

/* Keeps layers of cloth a thickness apart, with a little friction between them. */
static void keep_apart(World *w) {
  const float thick = w->thickness;
  for (int e = 0; e < pair_count; e++) {
    const int i = pair_a[e], j = pair_b[e];
    const float d2 = square_distance(w->x, i, j);
    if (d2 >= thick * thick || d2 < 1e-12f) continue;
    float *a = w->x + 3 * i, *b = w->x + 3 * j;
    const float *a0 = w->before + 3 * i, *b0 = w->before + 3 * j;
    const float wi = w->inverse_mass[i], wj = w->inverse_mass[j], now = sqrtf(d2);
    const float pull = 0.8f * (thick - now) / (wi + wj) / now;
    float d[3];
    for (int k = 0; k < 3; k++) d[k] = (a[k] - b[k]) * pull;
    for (int k = 0; k < 3; k++) { a[k] += wi * d[k]; b[k] -= wj * d[k]; }
    for (int k = 0; k < 3; k++) {
      const float slip = ((a[k] - a0[k]) - (b[k] - b0[k])) * 0.15f;
      a[k] -= slip * wi / (wi + wj);
      b[k] += slip * wj / (wi + wj);
    }
  }
}

/* Moves point p out along the normal and holds it against sliding. `carried` is how far the surface itself moved. */
static void push_out(float *p, const float *before, const float *normal, float depth, const float *carried, float friction) {
  depth = depth > 0.02f ? 0.02f : depth;
  float slide[3], along = 0, size = 1e-18f;
  for (int k = 0; k < 3; k++) p[k] += depth * normal[k];
  for (int k = 0; k < 3; k++) { slide[k] = p[k] - before[k] - carried[k]; along += slide[k] * normal[k]; }
  for (int k = 0; k < 3; k++) { slide[k] -= along * normal[k]; size += slide[k] * slide[k]; }
  const float hold = clampf(friction * depth / sqrtf(size), 0, 1);
  for (int k = 0; k < 3; k++) p[k] -= hold * slide[k];
}

static inline float at_ring(const float *table, int rings, float u) {
  u = clampf(u, 0, rings - 1.001f);
  const int i = (int)u;
  return table[i] + (table[i + 1] - table[i]) * (u - i);
}

/* How many times further out than the body's surface the place is, at ring u. */
static inline float body_ratio(const World *w, const float *p, float u) {
  const float a = at_ring(w->half_width, w->rings, u), b = at_ring(w->half_depth, w->rings, u);
  const float y = p[1] - at_ring(w->middle, w->rings, u);
  return sqrtf(p[0] * p[0] / (a * a) + y * y / (b * b)) + 1e-6f;
}

static void meet_body(World *w, int i) {
  float *p = w->x + 3 * i;
  const float u = (p[2] - w->ring_start) / w->ring_step, none[3] = {0, 0, 0};
  if (u >= w->rings - 1) return;
  const float a = at_ring(w->half_width, w->rings, u), b = at_ring(w->half_depth, w->rings, u);
  const float y = p[1] - at_ring(w->middle, w->rings, u);
  if (fabsf(p[0]) > a + 0.05f || fabsf(y) > b + 0.05f) return;
  const float ratio = body_ratio(w, p, u), above = body_ratio(w, p, u + 1), below = body_ratio(w, p, u - 1);
  float normal[3] = {p[0] / (a * a * ratio), y / (b * b * ratio), (above - below) / (2 * w->ring_step)};
  const float size = sqrtf(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]) + 1e-6f;
  const float distance = (ratio - 1) / size;
  if (distance >= w->margin[i]) return;
  for (int k = 0; k < 3; k++) normal[k] /= size;
  push_out(p, w->before + 3 * i, normal, w->margin[i] - distance, none, w->friction);
}

static void meet_limb(World *w, int i, const float *start, const float *end, float u0, float u1) {
  float *p = w->x + 3 * i, now[6], was[6], axis[3], away[3], carried[3], along = 0, length2 = 0, d2 = 0;
  for (int k = 0; k < 6; k++) { now[k] = start[k] + (end[k] - start[k]) * u1; was[k] = start[k] + (end[k] - start[k]) * u0; }
  for (int k = 0; k < 3; k++) { axis[k] = now[3 + k] - now[k]; length2 += axis[k] * axis[k]; along += (p[k] - now[k]) * axis[k]; }
  const float t = clampf(along / length2, 0, 1), radius = start[6] + (start[7] - start[6]) * t + w->margin[i];
  for (int k = 0; k < 3; k++) { away[k] = p[k] - now[k] - axis[k] * t; d2 += away[k] * away[k]; }
  if (d2 >= radius * radius) return;
  const float distance = sqrtf(d2) + 1e-9f;
  for (int k = 0; k < 3; k++) {
    away[k] /= distance;
    carried[k] = (now[k] - was[k]) * (1 - t) + (now[3 + k] - was[3 + k]) * t;
  }
  push_out(p, w->before + 3 * i, away, radius - distance, carried, 0.5f * w->friction);
}

static void meet_floor(World *w, int i) {
  float *p = w->x + 3 * i;
  const float *before = w->before + 3 * i;
  if (p[2] >= 0.004f) return;
  p[2] = 0.004f;
  for (int k = 0; k < 2; k++) p[k] -= 0.6f * (p[k] - before[k]);
}

static void tighten_belt(World *w) {
  for (int e = 0; e < w->belted; e++) {
    float *p = w->x + 3 * w->belt[e];
    const float u = (p[2] - w->ring_start) / w->ring_step;
    const float a = at_ring(w->half_width, w->rings, u) + w->belt_room, b = at_ring(w->half_depth, w->rings, u) + w->belt_room;
    const float middle = at_ring(w->middle, w->rings, u), y = p[1] - middle;
    const float ratio = sqrtf(p[0] * p[0] / (a * a) + y * y / (b * b));
    if (ratio <= 1) continue;
    const float scale = 1 + (1 / ratio - 1) * 0.25f;
    p[0] *= scale;
    p[1] = middle + y * scale;
  }
}

/* One step of time. Returns how many pairs of points were near each other. */
int advance(World *w) {
  const float dt = w->step / w->substeps, inverse_dt2 = 1.0f / (dt * dt);
  for (int s = 0; s < w->substeps; s++) {
    if (s % 8 == 0) find_pairs(w, w->thickness * 1.8f);
    move_freely(w, dt);
    keep_lengths(w, inverse_dt2);
    keep_flat(w, inverse_dt2);
    keep_apart(w);
    const float u0 = (float)s / w->substeps, u1 = (float)(s + 1) / w->substeps;
    for (int i = 0; i < w->count; i++) {
      if (w->inverse_mass[i] == 0) continue;
      meet_body(w, i);
      for (int limb = 0; limb < w->limbs; limb++) meet_limb(w, i, w->limb_before + 8 * limb, w->limb_after + 8 * limb, u0, u1);
      meet_floor(w, i);
    }
    tighten_belt(w);
    for (int i = 0; i < 3 * w->count; i++) w->v[i] = (w->x[i] - w->before[i]) / dt;
  }
  return pair_count;
}
