import { type Money, toDecimalString } from '@rimal/contract/money'
import type { CatalogProduct } from '../products/catalog-product.ts'
import { readPrice } from './cell-readers.ts'
import { type Column, productColumn } from './column.ts'

type OtherPrice = CatalogProduct['otherPrices'][number]

/** The price and the earlier price in the shop's currency and in each other one, as decimals of the currency. */
export function priceColumns(own: string, others: readonly string[]): Column[] {
  return [
    productColumn('price', {
      needs: 'prices.change',
      write: ({ price }) => (price === 0 ? '' : toDecimalString(price, own)),
      read: (cell) => readPrice(cell, own),
      set: (product, price) => {
        product.price = price
      },
    }),
    productColumn('compare_at', {
      needs: 'prices.change',
      write: ({ compareAt }) => written(compareAt, own),
      read: (cell): Money | null => readPrice(cell, own),
      set: (product, compareAt) => {
        product.compareAt = compareAt
      },
      empty: null,
    }),
    ...others.flatMap(otherColumns),
  ]
}

/** Without a price the product is not sold in the currency, and has no earlier price in it either. */
function otherColumns(currency: string): Column[] {
  const of = ({ otherPrices }: CatalogProduct) =>
    otherPrices.find((price) => price.currency === currency)
  const replace = (product: CatalogProduct, ...prices: OtherPrice[]) => {
    const rest = product.otherPrices.filter((price) => price.currency !== currency)
    product.otherPrices = [...rest, ...prices].toSorted((a, b) =>
      a.currency < b.currency ? -1 : 1,
    )
  }
  const code = currency as OtherPrice['currency']
  return [
    productColumn(`price_${currency}`, {
      needs: 'prices.change',
      write: (product) => written(of(product)?.price ?? null, currency),
      read: (cell): Money | null => readPrice(cell, currency),
      set: (product, price) => {
        if (price === null) return replace(product)
        replace(product, { currency: code, price, compareAt: of(product)?.compareAt ?? null })
      },
      empty: null,
    }),
    productColumn(`compare_${currency}`, {
      needs: 'prices.change',
      write: (product) => written(of(product)?.compareAt ?? null, currency),
      read: (cell): Money | null => readPrice(cell, currency),
      set: (product, compareAt) => {
        const price = of(product)
        if (price) replace(product, { ...price, compareAt })
        // A price of 0 is refused with the row: an earlier price stands beside a price.
        else if (compareAt !== null) replace(product, { currency: code, price: 0, compareAt })
      },
      empty: null,
    }),
  ]
}

function written(amount: Money | null, currency: string): string {
  return amount === null || amount === 0 ? '' : toDecimalString(amount, currency)
}
