import { toLatinDigits } from '@rimal/contract/text/digits'

/** Reads inches as people type them, '21.25' or '21 1/4', as quarter inches; undefined for what is none. */
export function quartersOf(typed: string): number | undefined {
  const text = toLatinDigits(typed).trim().replace(',', '.')
  const [, whole = '', top, bottom] = /^(\d{1,3}(?:\.\d+)?)(?:\s+([123])\/(2|4))?$/.exec(text) ?? []
  if (whole === '') return undefined
  const quarters = Number(whole) * 4 + (top ? (Number(top) * 4) / Number(bottom) : 0)
  return Number.isInteger(quarters) && quarters > 0 ? quarters : undefined
}

/** Writes quarter inches as inches: 85 is '21.25'. */
export function inchesOf(quarters: number): string {
  return String(quarters / 4)
}
