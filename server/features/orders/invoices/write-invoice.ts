import type { Address } from '@rimal/contract/addresses'
import type { DocumentBody, InvoiceLine } from '@rimal/contract/tax/tax-documents'
import type { Text } from '@rimal/contract/language'
import { atRate } from '@rimal/contract/tax/at-rate'
import { catalogWords } from '@rimal/contract/words/catalog'
import { checkoutWords } from '@rimal/contract/words/checkout'
import { invoiceWords } from '@rimal/contract/words/order'
import { paidWith } from '@rimal/contract/words/paid-by'
import type { Settings } from '../../shop/settings/settings.ts'
import { vatRulesOf } from '../../shop/vat/vat-regimes.ts'
import type { listOrderLines, StoredOrder } from '../stored-order.ts'
import { addressLines } from './address-lines.ts'

type OrderParts =
  | 'contact'
  | 'address'
  | 'billing'
  | 'shipping'
  | 'paymentMethod'
  | 'totals'
  | 'credit'
type LineParts = 'name' | 'colorName' | 'size' | 'measurements' | 'sku'
type LineAmounts = 'quantity' | 'unitPrice' | 'total' | 'vat'

/** An order as it is sold; its number may not be known yet. */
export type SoldOrder = Pick<StoredOrder, OrderParts> & {
  number?: string
  orderedAt: Date
  lines: readonly Pick<
    Awaited<ReturnType<typeof listOrderLines>>[number],
    LineParts | LineAmounts
  >[]
}

type WrittenIn = Pick<
  Settings,
  'vat' | 'country' | 'seller' | 'timeZone' | 'currency' | 'otherCurrencies'
> & { ownCurrency?: string }

/** Returns the content of an order's invoice. Null when nothing was sold for money, because nothing is owed. */
export function writeInvoice(order: SoldOrder, settings: WrittenIn): DocumentBody | null {
  const { contact, address, billing, totals, paymentMethod } = order
  if (totals.total === 0) return null
  const rules = vatRulesOf(settings)
  const isBusiness = billing.taxNumber !== '' || billing.company !== ''
  const billed = (!billing.sameAsDelivery && billing.address) || address
  const { name, address: place, taxNumber } = settings.seller
  return {
    title: billing.taxNumber === '' ? rules.invoice : rules.invoiceForBusiness,
    vat:
      totals.vatPercent === 0 ? null : { percent: totals.vatPercent, numberName: rules.numberName },
    showsTime: rules.showsTime,
    hasQr: rules.hasQr,
    currency: totals.currency,
    timeZone: settings.timeZone,
    orderNumber: order.number ?? '',
    orderedAt: order.orderedAt.toISOString(),
    paidWith: paidWith({
      paymentMethod,
      isPickup: order.shipping.pickup !== undefined,
      credit: order.credit,
      total: totals.total,
      currency: totals.currency,
    }),
    seller: { name, address: place, taxNumber },
    buyer: {
      name: same(billing.sameAsDelivery ? contact.name : billed.name),
      company: billing.company,
      // A private customer's street address need not be stored for years, because the invoice only needs the place
      // where VAT is due.
      address: addressText(billing.sameAsDelivery && !isBusiness ? placeOf(billed) : billed),
      taxNumber: billing.taxNumber,
    },
    deliverTo: billing.sameAsDelivery ? null : addressText(placeOf(address)),
    lines: linesOf(order),
    totals: { net: totals.total - totals.vat, vat: totals.vat, total: totals.total },
    ...inOwnCurrency(totals, settings),
    credits: null,
  }
}

/** Returns nothing for an order in the shop's own currency, and when no VAT is owed. */
function inOwnCurrency(
  { currency: from, vat, total, vatPercent }: SoldOrder['totals'],
  { currency, ownCurrency: to = currency, otherCurrencies }: WrittenIn,
): Pick<DocumentBody, 'inOwnCurrency'> {
  const rate = otherCurrencies.find((other) => other.currency === from)?.rate
  if (from === to || vatPercent === 0 || rate === undefined) return {}
  const own = (minor: number) => atRate(minor, { from, to, rate })
  return { inOwnCurrency: { currency: to, rate, vat: own(vat), total: own(total) } }
}

function linesOf({ lines, totals, shipping }: SoldOrder): InvoiceLine[] {
  const documentLines = lines.map((line, position): InvoiceLine => {
    const { name, sku, quantity, unitPrice, total, vat } = line
    return {
      position,
      kind: 'product',
      title: name,
      detail: detailOf(line),
      sku,
      quantity,
      unitPrice,
      discount: unitPrice * quantity - total,
      net: total - vat,
      vat,
      total,
    }
  })
  const price = totals.shipping ?? shipping.price
  if (price === 0) return documentLines
  // Delivery carries the VAT that the products leave.
  const vat = totals.vat - documentLines.reduce((sum, line) => sum + line.vat, 0)
  const delivery: InvoiceLine = {
    position: lines.length,
    kind: 'delivery',
    title: invoiceWords.invoice_shipping,
    detail: shipping.title,
    sku: null,
    quantity: 1,
    unitPrice: price,
    discount: 0,
    net: price - vat,
    vat,
    total: price,
  }
  return [...documentLines, delivery]
}

function detailOf({ colorName, size, measurements }: SoldOrder['lines'][number]): Text {
  const measure = measurements
    ? invoiceWords.invoice_measured
    : size === null
      ? null
      : inBoth((side) => checkoutWords.line_size[side].replace('{size}', String(size)))
  return joined([colorName, ...(measure ? [measure] : [])])
}

/** The town and the country of an address. */
function placeOf(address: Address): Address {
  return { ...address, addressLineOne: '', addressLineTwo: '', district: '', zipCode: '' }
}

function addressText(address: Address): Text {
  const [en, ar] = [addressLines(address, 'en'), addressLines(address, 'arb')]
  const lines = en.map((line, index) => ({ en: line, ar: ar[index] ?? line }))
  // When a town has the name of its emirate, the emirate remains, which has a name in both languages.
  return joined(lines.filter((line, index) => line.en !== lines[index + 1]?.en))
}

/** Joins the parts, each in an isolate, because Latin letters must not pull their neighbours to their own side. */
function joined(parts: readonly Text[]): Text {
  return inBoth((side) =>
    parts.map((part) => `\u2068${part[side]}\u2069`).join(catalogWords.list_separator[side]),
  )
}

function inBoth(write: (side: 'en' | 'ar') => string): Text {
  return { en: write('en'), ar: write('ar') }
}

function same(text: string): Text {
  return { en: text, ar: text }
}
