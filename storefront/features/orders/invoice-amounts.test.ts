import type { Order, OrderLine } from '@rimal/contract/orders'
import { expect, test } from 'vitest'
import { amountText, deliveryAmounts, lineAmounts } from './invoice-amounts.ts'

const line = { unitPrice: 59000, quantity: 2, total: 106200, vat: 5057 } as OrderLine

test('a line shows its share of the discount and what it is before VAT', () => {
  expect(lineAmounts(line)).toEqual({ discount: 11800, net: 101143, vat: 5057, total: 106200 })
})

test('delivery bears the VAT that the pieces leave', () => {
  const totals = { vat: 5176, shipping: 2500 }
  const order = { lines: [line], totals, shipping: { price: 2500 } } as unknown as Order
  expect(deliveryAmounts(order)).toEqual({ discount: 0, net: 2381, vat: 119, total: 2500 })
})

test.each([
  [119048, 'AED', '1,190.48'],
  [100, 'AED', '1.00'],
  [-8900, 'AED', '−89.00'],
  [1234567, 'KWD', '1,234.567'],
])('%d of %s is written %s', (minor, currency, text) => {
  expect(amountText(minor, currency)).toBe(text)
})
