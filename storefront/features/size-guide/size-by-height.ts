import { sizes } from '@rimal/contract/limits'

/** Heights in centimetres, in flat shoes, for which each size stands about 2 cm above the floor. */
const heights: Record<(typeof sizes)[number], { from: number; to: number }> = {
  50: { from: 148, to: 152 },
  52: { from: 153, to: 157 },
  54: { from: 158, to: 162 },
  56: { from: 163, to: 168 },
  58: { from: 169, to: 173 },
  60: { from: 174, to: 178 },
  62: { from: 179, to: 184 },
}

export type SizeRow = {
  size: number
  inches: number
  centimetres: number
  from: number
  to: number
}

/** The table of sizes for shoes of a height: heels make her taller, so the same size fits a smaller woman. */
export function sizeRows(heelCm: number): SizeRow[] {
  return sizes.map((size) => ({
    size,
    inches: size,
    centimetres: Math.round(size * 2.54),
    from: heights[size].from - heelCm,
    to: heights[size].to - heelCm,
  }))
}

export type SizeAdvice = { size: number } | 'too_small' | 'too_tall'

/** The size for a height in centimetres without shoes, worn with heels of a height. */
export function adviseSize(heightCm: number, heelCm: number): SizeAdvice {
  const rows = sizeRows(heelCm)
  const first = rows[0]
  if (first && heightCm < first.from) return 'too_small'
  // Between two sizes the longer is the better one: a hem is easily shortened.
  const row = rows.find(({ to }) => heightCm <= to)
  return row ? { size: row.size } : 'too_tall'
}
