import { sizes } from '@rimal/contract/limits'
import { inchesToQuarters, quartersToCm } from '@rimal/contract/measure/measurements'
import { heights } from './heights-of-size.ts'

export type SizeRow = {
  size: number
  inches: number
  centimetres: number
  from: number
  to: number
}

/**
 * Returns the table of sizes for a heel height: with heels the same size fits a smaller woman, because heels make
 * the wearer taller.
 */
export function sizeRows(heelCm: number): SizeRow[] {
  return sizes.map((size) => ({
    size,
    inches: size,
    centimetres: quartersToCm(inchesToQuarters(size)),
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
