import { text } from 'node:stream/consumers'
import type { NewPrice } from '@rimal/contract/desk/prices'
import { fromDecimal, toDecimalString } from '@rimal/contract/money'
import { CommandError } from './words/one-of.ts'
import type { Verb } from './verb.ts'

/** So many rows go in one call. */
const perCall = 400

export const priceVerbs: Verb[] = [
  {
    usage: 'price list CURRENCY',
    says: 'what every product costs in a currency; - is not sold in it',
    run: async ({ ask }, { currency = '' }) => {
      const prices = await ask('GET staff/list-prices', { query: { currency } })
      return prices.map(({ product, name, price, compareAt }) =>
        [
          product,
          price === null ? '-' : toDecimalString(price, currency),
          ...(compareAt === null ? [] : [`before ${toDecimalString(compareAt, currency)}`]),
          name,
        ].join('  '),
      )
    },
  },
  {
    usage: 'price set PRODUCT CURRENCY AMOUNT [--before AMOUNT]',
    says: 'in that currency, as 24.750; - takes it off the list',
    run: async ({ ask }, { product = '', currency = '', amount = '', before = '' }) => {
      const row = readRow([product, currency, amount, before], product)
      await ask('POST staff/set-prices', { body: { prices: [row] } })
      return [`${product}  ${currency} ${amount}`]
    },
  },
  {
    usage: 'price import',
    says: 'rows from the input: product,currency,amount,before; the last may be missing',
    run: async ({ ask }) => {
      const prices = readRows(await text(process.stdin))
      for (let at = 0; at < prices.length; at += perCall) {
        await ask('POST staff/set-prices', { body: { prices: prices.slice(at, at + perCall) } })
      }
      return [`${prices.length} prices`]
    },
  },
]

/** Rows of a table as spreadsheets write it; a first row that names the columns is left out. */
export function readRows(csv: string): NewPrice[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const rows = lines.flatMap((line, index) =>
    line.trim() === '' || /^product\b/i.test(line) ? [] : [{ line, number: index + 1 }],
  )
  if (rows.length === 0) throw new CommandError('There are no rows: product,currency,amount')
  return rows.map(({ line, number }) =>
    readRow(
      line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')),
      `row ${number}`,
    ),
  )
}

function readRow(cells: string[], where: string): NewPrice {
  const [product = '', currency = '', amount = '', before = ''] = cells
  const minor = (cell: string) => {
    try {
      return fromDecimal(cell, currency)
    } catch {
      throw new CommandError(`${where}: ${cell || 'nothing'} is no amount of ${currency || '?'}.`)
    }
  }
  return {
    product,
    currency,
    price: amount === '-' ? null : minor(amount),
    ...(before === '' ? {} : { compareAt: minor(before) }),
  }
}
