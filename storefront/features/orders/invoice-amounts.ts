import { toDecimalString } from '@rimal/contract/money'
import type { Order, OrderLine } from '@rimal/contract/orders'

/** The amounts of one row of an invoice, in minor units. */
export type InvoiceRow = { discount: number; net: number; vat: number; total: number }

/** `total` of a line stands after its share of the discount, and includes VAT. */
export function lineAmounts({ unitPrice, quantity, total, vat }: OrderLine): InvoiceRow {
  return { discount: unitPrice * quantity - total, net: total - vat, vat, total }
}

/** Delivery bears what the pieces leave of the VAT. */
export function deliveryAmounts({ lines, totals, shipping }: Order): InvoiceRow {
  const vat = totals.vat - lines.reduce((sum, line) => sum + line.vat, 0)
  const total = totals.shipping ?? shipping.price
  return { discount: 0, net: total - vat, vat, total }
}

/** '1,190.48': all decimals, so that columns can be added up; the currency stands above them. */
export function amountText(minor: number, currency: string): string {
  const [whole = '', decimals] = toDecimalString(minor, currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',').replace('-', '−')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
