/** The heights in centimetres, in flat shoes, that a length of the Gulf convention is cut for. */
export function heightsOfSize(size: number): { from: number; to: number } | undefined {
  return heights[size]
}

const heights: Record<number, { from: number; to: number }> = {
  50: { from: 148, to: 152 },
  52: { from: 153, to: 157 },
  54: { from: 158, to: 162 },
  56: { from: 163, to: 168 },
  58: { from: 169, to: 173 },
  60: { from: 174, to: 178 },
  62: { from: 179, to: 184 },
}
