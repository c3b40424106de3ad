import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Amount, Instant, Nullable, Token } from '../shapes.ts'
import { orderStatuses } from '../statuses.ts'

const Both = Type.Object({ en: Type.String(), ar: Type.String() })

/**
 * A line of a tax document. Amounts in minor units; the amounts of a credit note are the amounts that it reverses.
 */
export const InvoiceLine = Type.Object({
  /** The position of the line in the invoice, by which credit notes refer to it. */
  position: Type.Integer(),
  /** `reduction`: a credit note reduces the price of the product, and no unit is returned. */
  kind: Type.Enum(['product', 'delivery', 'reduction']),
  title: Both,
  detail: Both,
  sku: Nullable(Type.String()),
  quantity: Type.Integer(),
  /** VAT included, before the discount. */
  unitPrice: Amount,
  discount: Amount,
  /** Without VAT, after the discount; `net + vat = total = unitPrice × quantity − discount`. */
  net: Amount,
  vat: Amount,
  total: Amount,
})
export type InvoiceLine = Static<typeof InvoiceLine>

/** The seller or the buyer. */
const Party = Type.Object({
  name: Both,
  address: Both,
  /** Empty if there is none. */
  taxNumber: Type.String(),
})

/**
 * Everything that a tax document states besides its number and date, in both languages. It is
 * stored as issued: later changes of the order, the seller or the VAT rules do not change it.
 * Amounts in minor units.
 */
export const DocumentBody = Type.Object({
  title: Both,
  /** Null if the shop charges no VAT; `numberName` is the local name of the tax number. */
  vat: Nullable(Type.Object({ percent: Type.Number(), numberName: Both })),
  /**
   * Whether the law requires the time of issue besides the day, and the QR code of ZATCA (Saudi
   * Arabia).
   */
  showsTime: Type.Boolean(),
  hasQr: Type.Boolean(),
  currency: Type.String(),
  /** The IANA name of the time zone in which instants are written. */
  timeZone: Type.String(),
  orderNumber: Type.String(),
  orderedAt: Instant,
  paidWith: Both,
  seller: Party,
  /**
   * `company` is empty for a private buyer. The address of a private buyer is the town, unless a billing address
   * was given.
   */
  buyer: Type.Object({ ...Party.properties, company: Type.String() }),
  /** Town and country; null if the order goes to the buyer's address. */
  deliverTo: Nullable(Both),
  lines: Type.Array(InvoiceLine),
  totals: Type.Object({ net: Amount, vat: Amount, total: Amount }),
  /**
   * The totals in the shop's own currency, if the order has another one: the Emirates require the
   * tax in dirhams (Cabinet Decision 52 of 2017, Art. 59), Saudi Arabia in riyals. `rate` is one
   * unit of the order's currency in the shop's own.
   */
  inOwnCurrency: Type.Optional(
    Type.Object({ currency: Type.String(), rate: Type.String(), vat: Amount, total: Amount }),
  ),
  /** For a credit note: its invoice and its reason. */
  credits: Nullable(Type.Object({ number: Type.String(), issuedAt: Instant, reason: Both })),
})
export type DocumentBody = Static<typeof DocumentBody>

/** An invoice or a credit note as it was issued. */
export const TaxDocument = Type.Object({
  kind: Type.Enum(['invoice', 'credit_note']),
  number: Type.String(),
  issuedAt: Instant,
  /** The QR code of ZATCA as an outline of squares: `path` in a square of `size`. */
  qr: Nullable(Type.Object({ size: Type.Integer(), path: Type.String() })),
  ...DocumentBody.properties,
})
export type TaxDocument = Static<typeof TaxDocument>

/** The call that reads the tax documents of an order. */
export const taxDocumentsApi = {
  listDocuments: get('order/tax-documents/{orderToken}', {
    access: 'shopper',
    summary:
      'The invoice of an order and its credit notes, as they were issued; none before the order is placed.',
    params: Type.Object({ orderToken: Token }),
    result: Type.Object({
      status: Type.Enum(orderStatuses),
      documents: Type.Array(TaxDocument),
    }),
    errors: ['order_not_found'],
  }),
}
