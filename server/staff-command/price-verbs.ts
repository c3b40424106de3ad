import { text } from 'node:stream/consumers'
import { toDecimalString } from '@rimal/contract/money'
import { importPrices } from './prices/import-prices.ts'
import { readPrice } from './prices/read-prices.ts'
import type { Verb } from './verb.ts'

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
      const row = readPrice([product, currency, amount, before], product)
      await ask('POST staff/set-prices', { body: { prices: [row] } })
      return [`${product}  ${currency} ${amount}`]
    },
  },
  {
    usage: 'price import [--confirm CODE]',
    says: 'rows from the input: product,currency,amount,before; shows what changes, and writes it with the code that it shows: up to 400 changes all or none, more of them 400 at a time',
    run: async ({ ask }, { confirm }) => importPrices(ask, await text(process.stdin), confirm),
  },
]
