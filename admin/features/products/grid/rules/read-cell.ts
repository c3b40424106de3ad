import { maxWeight } from '@rimal/contract/limits'
import { readBarcode } from '@rimal/contract/stock/read-barcode'
import { maxStockUnits } from '@rimal/contract/stock/stock-kinds'
import { readAmount, readCount } from '../../../../ui/form/read-amount.ts'
import type { CellValue, EditedColumn } from './cells.ts'

/** Why a typed text is no value of its column. */
export type WrongCell =
  | 'required'
  | 'too_long'
  | 'not_an_amount'
  | 'not_a_count'
  | 'not_yes_or_no'
  | 'not_a_barcode'
export type CellReading = { value: CellValue } | { wrong: WrongCell }

const maxGridName = 120
const maxPrice = 1_000_000_000

/** The whole numbers that a column takes. */
export const countRanges = {
  lead_days: { min: 1, max: 365 },
  weight: { min: 1, max: maxWeight },
  on_hand: { min: 0, max: maxStockUnits },
}

const answers: [yes: string, no: string][] = [
  ['yes', 'no'],
  ['y', 'n'],
  ['true', 'false'],
  ['1', '0'],
  ['١', '٠'],
  ['نعم', 'لا'],
]

/** Reads what was typed into a cell, or pasted. Only the shop knows whether the value may be saved. */
export function readCell(column: EditedColumn, typed: string, currency: string): CellReading {
  switch (column) {
    case 'name_en':
    case 'name_ar':
      return readName(typed)
    case 'price':
    case 'compare_at':
      return readPrice(typed, { currency, isNeeded: column === 'price' })
    case 'made_to_order':
      return readYesOrNo(typed)
    case 'lead_days':
    case 'weight':
    case 'on_hand':
      return readNumber(typed, column)
    case 'barcode':
      return readBarcodeCell(typed)
  }
}

function readBarcodeCell(typed: string): CellReading {
  const barcode = readBarcode(typed)
  return barcode === undefined ? { wrong: 'not_a_barcode' } : { value: barcode }
}

function readName(typed: string): CellReading {
  const name = typed.replaceAll(/\s+/g, ' ').trim()
  if (name === '') return { wrong: 'required' }
  return name.length > maxGridName ? { wrong: 'too_long' } : { value: name }
}

function readPrice(
  typed: string,
  { currency, isNeeded }: { currency: string; isNeeded: boolean },
): CellReading {
  const amount = readAmount(typed, currency)
  if (amount === null) return isNeeded ? { wrong: 'required' } : { value: null }
  if (amount === undefined || amount < 1 || amount > maxPrice) return { wrong: 'not_an_amount' }
  return { value: amount }
}

function readYesOrNo(typed: string): CellReading {
  const text = typed.trim().toLowerCase()
  const answer = answers.find((pair) => pair.includes(text))
  return answer ? { value: answer[0] === text } : { wrong: 'not_yes_or_no' }
}

function readNumber(typed: string, column: keyof typeof countRanges): CellReading {
  const count = readCount(typed)
  if (count === null) return column === 'on_hand' ? { wrong: 'required' } : { value: null }
  const { min, max } = countRanges[column]
  if (count === undefined || count < min || count > max) return { wrong: 'not_a_count' }
  return { value: count }
}
