import type { NewPrice } from '@rimal/contract/staff/prices'
import { currencies, decimalsOf, fromDecimal } from '@rimal/contract/money'
import { CsvError, parse } from 'csv-parse/sync'
import { CommandError } from '../words/one-of.ts'

type Row = { cells: string[]; number: number }

const delimiters = [',', ';', '\t']
const columns = ['product', 'currency', 'amount', 'before']
const shape = columns.join(',')

/**
 * Reads the rows of a table in the form that spreadsheets write; a first row that names the columns is left out.
 * The whole file separates its cells with one of comma, semicolon and tab: the one by which its first row makes
 * sense.
 */
export function readPrices(csv: string): NewPrice[] {
  const readings = delimiters.flatMap((delimiter) => {
    const { header, rows } = splitHeader(parseRows(csv, delimiter))
    return rows[0] && isPrice(rows[0].cells) ? [{ header, rows }] : []
  })
  const [reading, other] = readings
  if (!reading) {
    const [first] = splitHeader(parseRows(csv, ',')).rows
    if (!first) throw new CommandError(`There are no rows: ${shape}`)
    throw new CommandError(
      `row ${first.number}: is not ${shape}, with one of comma, semicolon and tab in the whole file.`,
    )
  }
  if (other) throw new CommandError('More than one of comma, semicolon and tab would fit the file.')
  const { header, rows } = reading
  if (header) checkHeader(header, rows)
  const prices = rows.map((row) => readPrice(row.cells, `row ${row.number}`))
  refuseTwice(prices, rows)
  return prices
}

/** A row of which nobody yet knows whether it is right. Amounts are written as 1250 or 1250.50. */
export function readPrice(cells: string[], where: string): NewPrice {
  const [product = '', currency = '', amount = '', before = ''] = cells
  if (!isPrice(cells)) {
    throw new CommandError(`${where}: “${cells.join(' ')}” is not ${shape}.`)
  }
  return {
    product,
    currency,
    price: amount === '-' ? null : minorOf(amount, { currency, where }),
    ...(before === '' ? {} : { compareAt: minorOf(before, { currency, where }) }),
  }
}

/**
 * 1,250 is one and a quarter to some and a thousand to others: no comma is read, and no point with more digits
 * behind it than the currency has.
 */
function minorOf(cell: string, { currency, where }: { currency: string; where: string }): number {
  const decimals = decimalsOf(currency)
  if (!new RegExp(`^\\d{1,9}(\\.\\d{1,${decimals}})?$`).test(cell)) {
    const example = `1250 or 1250.${'50'.padEnd(decimals, '0')}`
    const hint = /^\d{1,3}([.,' ٬]\d{3})+([.,٫]\d+)?$/.test(cell)
      ? ` Amounts are written without separators of thousands, as ${example}.`
      : ''
    throw new CommandError(`${where}: ${cell || 'nothing'} is no amount of ${currency}.${hint}`)
  }
  return fromDecimal(cell, currency)
}

function isPrice({ length, 0: product, 1: currency }: string[]): boolean {
  const isKnown = currencies.some((known) => known === currency)
  return Boolean(product) && isKnown && (length === 3 || length === 4)
}

function refuseTwice(prices: readonly NewPrice[], rows: readonly Row[]) {
  const seen = new Map<string, number>()
  for (const [index, { product, currency }] of prices.entries()) {
    const number = rows[index]?.number ?? 0
    const earlier = seen.get(`${product} ${currency}`)
    if (earlier !== undefined) {
      throw new CommandError(
        `row ${number}: ${product} has a price in ${currency} in row ${earlier}.`,
      )
    }
    seen.set(`${product} ${currency}`, number)
  }
}

/** A row with more cells than the header names has an amount that fell in two, as 1,250 does. */
function checkHeader(header: Row, rows: readonly Row[]) {
  const names = header.cells.map((cell) => cell.toLowerCase())
  const known = columns.slice(0, Math.max(names.length, 3))
  if (names.join() !== known.join()) {
    throw new CommandError(`row ${header.number}: the columns are not ${shape}, in this order.`)
  }
  const long = rows.find(({ cells }) => cells.length > names.length)
  if (!long) return
  throw new CommandError(
    `row ${long.number}: has ${long.cells.length} cells under a header of ${names.length}. Amounts are written without separators of thousands.`,
  )
}

function splitHeader(rows: Row[]): { header?: Row; rows: Row[] } {
  const [header, ...others] = rows
  const isHeader = /^product\s*([,;\t]|$)/i.test(header?.cells[0] ?? '')
  return isHeader ? { header, rows: others } : { rows }
}

function parseRows(csv: string, delimiter: string): Row[] {
  try {
    const records = parse(csv, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ cells: record, number: info.lines }))
  } catch (error) {
    // Quotes that make no sense with this delimiter may make sense with another.
    if (error instanceof CsvError) return []
    throw error
  }
}
