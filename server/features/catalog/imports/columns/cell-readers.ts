import { decimalsOf, fromDecimal, type Money, toDecimalString } from '@rimal/contract/money'
import type { RowErrorCode } from '@rimal/contract/staff/import-kinds'
import { toLatinDigits } from '@rimal/contract/text/digits'

/** A cell that cannot be used; `hint` says what would be right. */
export class WrongCell extends Error {
  readonly code: RowErrorCode
  readonly hint: string

  constructor(code: RowErrorCode, hint = '') {
    super(code)
    this.name = 'WrongCell'
    this.code = code
    this.hint = hint
  }
}

const maxPrice = 1_000_000_000

/** Reads an amount with the point as decimal sign; signs of thousands are accepted in front of it. */
export function readPrice(cell: string, currency: string): Money {
  const text = toLatinDigits(cell).trim()
  const isGrouped = /^\d{1,3}(,\d{3})+\.\d+$/.test(text)
  const amount = amountOf(isGrouped ? text.replaceAll(',', '') : text, currency)
  if (amount === undefined) throw new WrongCell('not_an_amount', exampleOf(currency))
  if (amount < 1 || amount > maxPrice) throw new WrongCell('out_of_range', rangeOf(currency))
  return amount
}

/** '1,250' is one and a quarter to some and a thousand to others, so it is no amount. */
function amountOf(text: string, currency: string): Money | undefined {
  try {
    return fromDecimal(text, currency)
  } catch {
    return undefined
  }
}

function rangeOf(currency: string): string {
  return `${toDecimalString(1, currency)}–${toDecimalString(maxPrice, currency)}`
}

function exampleOf(currency: string): string {
  return `729.${'0'.repeat(decimalsOf(currency))} ${currency}`
}

type Range = { min: number; max: number }

export function readNumber(cell: string, { min, max }: Range): number {
  const text = toLatinDigits(cell).trim().replace('−', '-')
  if (!/^-?\d{1,9}(\.0+)?$/.test(text)) throw new WrongCell('not_a_number')
  const number = Number(text)
  if (number < min || number > max) throw new WrongCell('out_of_range', `${min}–${max}`)
  return number
}

/** What a file may write for yes and no; an export writes the first of each. */
const answers: [yes: string, no: string][] = [
  ['yes', 'no'],
  ['true', 'false'],
  ['1', '0'],
  ['نعم', 'لا'],
]

export function readYesOrNo(cell: string): boolean {
  const text = cell.trim().toLowerCase()
  const answer = answers.find((pair) => pair.includes(text))
  if (!answer) throw new WrongCell('not_yes_or_no')
  return answer[0] === text
}

export function writeYesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

export function readText(cell: string, maxLength: number): string {
  if (cell.length > maxLength) throw new WrongCell('too_long', String(maxLength))
  return cell
}

/** The number of ids that a hint names. */
const maxNamed = 6

export function readId(cell: string, known: ReadonlySet<string>): string {
  const id = cell.trim().toLowerCase()
  if (known.has(id)) return id
  const some = [...known].slice(0, maxNamed).join(', ') || '–'
  throw new WrongCell('unknown', known.size > maxNamed ? `${some} …` : some)
}

export function readIds(cell: string, known: ReadonlySet<string>): string[] {
  const ids = cell.split(/[,;|،]/).flatMap((part) => (part.trim() ? [readId(part, known)] : []))
  if (ids.length > 20) throw new WrongCell('out_of_range', '0–20')
  return [...new Set(ids)]
}

export function readPattern(cell: string, pattern: RegExp, code: RowErrorCode): string {
  const text = cell.trim()
  if (!pattern.test(text)) throw new WrongCell(code)
  return text
}
