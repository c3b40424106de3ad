import type { Load } from './load.ts'

export type Row = {
  name: string
  products?: number
  value: number
  unit: string
  /** The best that the same machine can do, measured in the same run. */
  floor?: number
  p50?: number
  p99?: number
  note?: string
}

/** A figure of the shop in transactions per second, beside what the database alone reaches. */
export function besideFloor(measured: Load, floor: Load): Omit<Row, 'name'> {
  const { perSecond: value, p50, p99, failed } = measured
  const waits = `floor ${round(floor.p50)} / ${round(floor.p99)} ms`
  const note = failed > 0 ? `${failed} failed; ${waits}` : waits
  return { unit: '/s', value, floor: floor.perSecond, p50, p99, note }
}

/** A Markdown table; the ratio is value ÷ floor, so 1 is as good as the floor. */
export function table(rows: Row[]): string {
  const lines = rows.map((row) =>
    [
      row.name,
      row.products?.toLocaleString('en') ?? '',
      `${round(row.value)} ${row.unit}`,
      row.floor === undefined ? '' : `${round(row.floor)} ${row.unit}`,
      row.floor === undefined ? '' : (row.value / row.floor).toFixed(2),
      row.p50 === undefined ? '' : `${round(row.p50)} / ${round(row.p99 ?? Number.NaN)}`,
      row.note ?? '',
    ].join(' | '),
  )
  return [
    '| What | Products | Measured | Floor | Ratio | p50 / p99 ms | Note |',
    '|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n')
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}
