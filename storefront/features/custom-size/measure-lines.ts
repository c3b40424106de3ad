import type { MeasurementKey } from '@rimal/contract/measurements'

type Point = { x: number; y: number }

export type MeasureLine = {
  /** Drawn on a field of 400 × 480, in which the garment hangs from y 50 to y 444. */
  d: string
  /** Ends of the tape: where it starts and stops, with the direction across it. */
  ticks?: { at: Point; across: Point }[]
  /** What the tape passes behind the body, always dotted. */
  behind?: string
  label: Point
  /** The part that a small screen shows: its centre and its height. */
  part: Point & { height: number }
}

/**
 * Where the fifteen lines lie. Straight lines run from tick to tick; what goes round has a front and
 * a back. Left and right are those of the garment and stay so in both directions of reading.
 */
export const measureLines: Record<MeasurementKey, MeasureLine> = {
  full_length: {
    d: 'M382 50V446',
    ticks: [level(382, 50), level(382, 446)],
    label: { x: 382, y: 318 },
    part: { x: 200, y: 246, height: 452 },
  },
  shoulder: {
    d: 'M148 30H252',
    ticks: [upright(148, 30), upright(252, 30)],
    label: { x: 200, y: 30 },
    part: { x: 200, y: 86, height: 152 },
  },
  armhole: {
    d: 'M148 66C156 90 157 118 145 138',
    behind: 'M148 66C136 84 132 116 145 138',
    label: { x: 171, y: 100 },
    part: { x: 160, y: 104, height: 150 },
  },
  sleeve: {
    d: 'M178 38L141 54L39 184',
    ticks: [
      { at: { x: 178, y: 38 }, across: { x: 0.4, y: 0.92 } },
      { at: { x: 39, y: 184 }, across: { x: 0.79, y: 0.62 } },
    ],
    label: { x: 88, y: 121.5 },
    part: { x: 130, y: 120, height: 206 },
  },
  sleeve_length: {
    d: 'M261 57L361 184',
    ticks: [
      { at: { x: 261, y: 57 }, across: { x: -0.79, y: 0.62 } },
      { at: { x: 361, y: 184 }, across: { x: -0.79, y: 0.62 } },
    ],
    label: { x: 311, y: 120.5 },
    part: { x: 280, y: 120, height: 196 },
  },
  sleeve_width: {
    d: 'M42 201L70 223',
    ticks: [
      { at: { x: 42, y: 201 }, across: { x: 0.62, y: -0.79 } },
      { at: { x: 70, y: 223 }, across: { x: 0.62, y: -0.79 } },
    ],
    label: { x: 47, y: 221 },
    part: { x: 96, y: 176, height: 140 },
  },
  neck: {
    d: 'M181 50C183 68 217 68 219 50',
    behind: 'M181 50C186 42 214 42 219 50',
    label: { x: 200, y: 76 },
    part: { x: 200, y: 78, height: 136 },
  },
  chest: {
    d: 'M154 112Q200 122 246 112',
    behind: 'M154 112Q200 103 246 112',
    label: { x: 183, y: 116.5 },
    part: { x: 200, y: 126, height: 164 },
  },
  bust: {
    d: 'M147 148Q200 159 253 148',
    behind: 'M147 148Q200 138 253 148',
    label: { x: 217, y: 152.5 },
    part: { x: 200, y: 140, height: 164 },
  },
  hips: {
    d: 'M142 256Q200 268 258 256',
    behind: 'M142 256Q200 245 258 256',
    label: { x: 217, y: 261.5 },
    part: { x: 200, y: 232, height: 196 },
  },
  waist: {
    d: 'M149 200Q200 210 251 200',
    behind: 'M149 200Q200 191 251 200',
    label: { x: 183, y: 205 },
    part: { x: 200, y: 196, height: 180 },
  },
  bicep: {
    d: 'M293 117Q283 135 262 142',
    behind: 'M293 117Q272 121 262 142',
    label: { x: 281.5, y: 133.5 },
    part: { x: 284, y: 122, height: 150 },
  },
  lower_arm: {
    d: 'M328 163Q318 181 298 187',
    behind: 'M328 163Q308 168 298 187',
    label: { x: 317, y: 179 },
    part: { x: 300, y: 158, height: 150 },
  },
  buff_coat: {
    d: 'M166 310V447',
    ticks: [level(166, 310), level(166, 447)],
    label: { x: 166, y: 380 },
    part: { x: 200, y: 346, height: 236 },
  },
  buff_normal: {
    d: 'M234 310V447',
    ticks: [level(234, 310), level(234, 447)],
    label: { x: 234, y: 380 },
    part: { x: 200, y: 346, height: 236 },
  },
}

function level(x: number, y: number) {
  return { at: { x, y }, across: { x: 1, y: 0 } }
}

function upright(x: number, y: number) {
  return { at: { x, y }, across: { x: 0, y: 1 } }
}
