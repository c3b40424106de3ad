import { text } from 'node:stream/consumers'
import { toDecimalString } from '@rimal/contract/money'
import { importPrices } from './prices/import-prices.ts'
import { readPrice } from './prices/read-prices.ts'
import type { Verb } from './verb.ts'

export const priceVerbs: Verb[] = [
  {
    usage: 'price list CURRENCY',
    says: 'lists the price of every product in a currency; - means not sold in that currency',
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
    says: 'sets the price of a product in a currency, like 24.750; - ends its sale in that currency',
    run: async ({ ask }, { product = '', currency = '', amount = '', before = '' }) => {
      const row = readPrice([product, currency, amount, before], product)
      await ask('POST staff/set-prices', { body: { prices: [row] } })
      return [`${product}  ${currency} ${amount}`]
    },
  },
  {
    usage: 'price import [--confirm CODE]',
    says: 'reads rows of product,currency,amount,before from the input and shows the changes; with the code that it shows it writes them, 400 changes at a time',
    run: async ({ ask }, { confirm }) => importPrices(ask, await text(process.stdin), confirm),
  },
]
