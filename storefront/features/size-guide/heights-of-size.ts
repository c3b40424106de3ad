import type { sizes } from '@rimal/contract/limits'

type Heights = { from: number; to: number }

/** Heights in centimetres, in flat shoes, at which each size ends about 2 cm above the floor. */
export const heights: Record<(typeof sizes)[number], Heights> = {
  50: { from: 148, to: 152 },
  52: { from: 153, to: 157 },
  54: { from: 158, to: 162 },
  56: { from: 163, to: 168 },
  58: { from: 169, to: 173 },
  60: { from: 174, to: 178 },
  62: { from: 179, to: 184 },
}

/** Undefined for a size that is not of the Gulf convention. */
export function heightsOfSize(size: number): Heights | undefined {
  return (heights as Record<number, Heights>)[size]
}
