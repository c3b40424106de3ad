import type { MeasurementKey } from '@rimal/contract/measure/measurements'

type Point = { x: number; y: number }

export type LinePart = Point & { height: number }

export type LineOnDrawing = {
  /** Drawn on a field of 400 × 480, in which the garment hangs from y 50 to y 444. */
  d: string
  /** Ends of the tape: where it starts and stops, with the direction across it. */
  ticks?: { at: Point; across: Point }[]
  /** The part of the tape behind the body. */
  behind?: string
  /** A line of the garment that it starts from. */
  besides?: string
  label: Point
  /** The number is beside the garment. */
  outside?: true
  /** The part that a small screen shows: its centre and its height. */
  part: LinePart
}

/** The form's fifteen, and the width of a garment laid flat, which only the size guide speaks of. */
export type LineKey = MeasurementKey | 'garment_chest'

/**
 * The positions of the fifteen lines. Straight lines run from tick to tick; lines around the body have a front and
 * a back. Left and right are those of the garment and are the same in both reading directions.
 */
export const measureLines: Record<LineKey, LineOnDrawing> = {
  full_length: {
    d: 'M382 50V446',
    ticks: [level(382, 50), level(382, 446)],
    label: { x: 382, y: 318 },
    outside: true,
    part: { x: 232, y: 246, height: 452 },
  },
  shoulder: {
    d: 'M148 30H252',
    ticks: [upright(148, 30), upright(252, 30)],
    label: { x: 200, y: 30 },
    outside: true,
    part: { x: 200, y: 86, height: 152 },
  },
  armhole: {
    d: 'M148 66C156 90 157 118 145 138',
    behind: 'M148 66C136 84 132 116 145 138',
    label: { x: 154.5, y: 98 },
    part: { x: 160, y: 104, height: 150 },
  },
  sleeve: {
    d: 'M178 38L141 54L39 184',
    ticks: [
      { at: { x: 178, y: 38 }, across: { x: 0.4, y: 0.92 } },
      { at: { x: 39, y: 184 }, across: { x: 0.79, y: 0.62 } },
    ],
    label: { x: 88, y: 121.5 },
    outside: true,
    part: { x: 114, y: 120, height: 206 },
  },
  sleeve_length: {
    d: 'M261 57L361 184',
    ticks: [
      { at: { x: 261, y: 57 }, across: { x: -0.79, y: 0.62 } },
      { at: { x: 361, y: 184 }, across: { x: -0.79, y: 0.62 } },
    ],
    label: { x: 311, y: 120.5 },
    outside: true,
    part: { x: 290, y: 120, height: 196 },
  },
  sleeve_width: {
    d: 'M42 201L70 223',
    ticks: [
      { at: { x: 42, y: 201 }, across: { x: 0.62, y: -0.79 } },
      { at: { x: 70, y: 223 }, across: { x: 0.62, y: -0.79 } },
    ],
    label: { x: 47, y: 221 },
    outside: true,
    part: { x: 92, y: 176, height: 140 },
  },
  neck: {
    d: 'M187 52C190 64 210 64 213 52',
    behind: 'M187 52C190 45 210 45 213 52',
    label: { x: 200, y: 75 },
    part: { x: 200, y: 78, height: 136 },
  },
  chest: {
    d: 'M160 112Q200 121 240 112',
    behind: 'M160 112Q200 104 240 112',
    label: { x: 183, y: 116 },
    part: { x: 200, y: 126, height: 164 },
  },
  bust: {
    d: 'M154 148Q200 159 246 148',
    behind: 'M154 148Q200 138 246 148',
    label: { x: 217, y: 152.5 },
    part: { x: 200, y: 140, height: 164 },
  },
  hips: {
    d: 'M152 256Q200 267 248 256',
    behind: 'M152 256Q200 246 248 256',
    label: { x: 217, y: 260.5 },
    part: { x: 200, y: 232, height: 196 },
  },
  waist: {
    d: 'M164 200Q200 209 236 200',
    behind: 'M164 200Q200 192 236 200',
    label: { x: 184, y: 204 },
    part: { x: 200, y: 196, height: 180 },
  },
  bicep: {
    d: 'M283 118Q277 131 261 135.5',
    behind: 'M283 118Q267 122 261 135.5',
    label: { x: 262, y: 159 },
    outside: true,
    part: { x: 284, y: 122, height: 150 },
  },
  lower_arm: {
    d: 'M318 164Q313 174 301.5 177',
    behind: 'M318 164Q306 167 301.5 177',
    label: { x: 291, y: 194 },
    outside: true,
    part: { x: 300, y: 158, height: 150 },
  },
  buff_coat: {
    d: 'M166 310V447',
    besides: 'M131 310H269',
    ticks: [level(166, 310), level(166, 447)],
    label: { x: 166, y: 380 },
    part: { x: 200, y: 346, height: 236 },
  },
  garment_chest: {
    d: 'M146 146H254',
    ticks: [upright(146, 146), upright(254, 146)],
    label: { x: 200, y: 146 },
    part: { x: 200, y: 140, height: 164 },
  },
  buff_normal: {
    d: 'M234 310V447',
    besides: 'M131 310H269',
    ticks: [level(234, 310), level(234, 447)],
    label: { x: 234, y: 380 },
    part: { x: 200, y: 346, height: 236 },
  },
}

/** The field of the drawing. */
export const field = { width: 400, height: 480 }

/** Sizes of the marks that do not grow while a part is enlarged. */
export const activeRadius = 10
export const numberRadius = 7
export const tickRadius = 6

/** How much larger such a thing is on the drawing while the part fills a small screen. */
export function handOf({ height }: LinePart): number {
  return height / 130
}

/** Whether a thing of this radius lies wholly in the part that a small screen shows. */
export function isWholeIn(part: LinePart, at: Point, radius: number): boolean {
  const half = { x: (part.height * field.width) / field.height / 2, y: part.height / 2 }
  const space = radius * handOf(part)
  return Math.abs(at.x - part.x) + space <= half.x && Math.abs(at.y - part.y) + space <= half.y
}

function level(x: number, y: number) {
  return { at: { x, y }, across: { x: 1, y: 0 } }
}

function upright(x: number, y: number) {
  return { at: { x, y }, across: { x: 0, y: 1 } }
}
