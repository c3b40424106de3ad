import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Amount, Instant, Nullable, Token } from '../shapes.ts'
import { orderStatuses } from '../statuses.ts'

const Both = Type.Object({ en: Type.String(), ar: Type.String() })

/** A row of a tax document. All amounts in minor units; those of a credit note are what is taken back. */
export const InvoiceLine = Type.Object({
  /** Its place in the invoice, by which credit notes name it. */
  position: Type.Integer(),
  kind: Type.Enum(['piece', 'delivery']),
  title: Both,
  detail: Both,
  sku: Nullable(Type.String()),
  quantity: Type.Integer(),
  /** With VAT, before the discount. */
  unitPrice: Amount,
  discount: Amount,
  /** Without VAT, after the discount; `net + vat = total = unitPrice × quantity − discount`. */
  net: Amount,
  vat: Amount,
  total: Amount,
})
export type InvoiceLine = Static<typeof InvoiceLine>

const Party = Type.Object({
  name: Both,
  address: Both,
  /** Empty where there is none. */
  taxNumber: Type.String(),
})

/**
 * All that a tax document says besides its number and date, in both languages, kept as it was issued:
 * a later change of the order, the seller or the rules of VAT changes nothing of it.
 */
export const DocumentBody = Type.Object({
  title: Both,
  /** Null where the shop charges no VAT; `numberName`: what the tax number is called there. */
  vat: Nullable(Type.Object({ percent: Type.Number(), numberName: Both })),
  /** Whether the law asks for the time of issue besides the day, and for the code of ZATCA. */
  showsTime: Type.Boolean(),
  hasQr: Type.Boolean(),
  currency: Type.String(),
  /** IANA name of the zone in which its instants are written. */
  timeZone: Type.String(),
  orderNumber: Type.String(),
  orderedAt: Instant,
  paidWith: Both,
  seller: Party,
  /** `company` is empty where she buys for herself; then the address is her town, unless she gave one for it. */
  buyer: Type.Object({ ...Party.properties, company: Type.String() }),
  /** Town and country; null where it goes to the buyer. */
  deliverTo: Nullable(Both),
  lines: Type.Array(InvoiceLine),
  totals: Type.Object({ net: Amount, vat: Amount, total: Amount }),
  /**
   * The totals in the currency of the shop, where its own is another: the Emirates ask for the tax in dirhams
   * (Cabinet Decision 52 of 2017, Art. 59), Saudi Arabia in riyals. `rate`: what one of its currency is there.
   */
  inOwnCurrency: Type.Optional(
    Type.Object({ currency: Type.String(), rate: Type.String(), vat: Amount, total: Amount }),
  ),
  /** Of a credit note: which invoice it takes back, and why. */
  credits: Nullable(Type.Object({ number: Type.String(), issuedAt: Instant, reason: Both })),
})
export type DocumentBody = Static<typeof DocumentBody>

export const TaxDocument = Type.Object({
  kind: Type.Enum(['invoice', 'credit_note']),
  number: Type.String(),
  issuedAt: Instant,
  /** The code of ZATCA as an outline of squares: `path` in a square of `size`. */
  qr: Nullable(Type.Object({ size: Type.Integer(), path: Type.String() })),
  ...DocumentBody.properties,
})
export type TaxDocument = Static<typeof TaxDocument>

export const taxDocumentsApi = {
  listDocuments: get('order/tax-documents/{orderToken}', {
    access: 'shopper',
    summary:
      'The invoice of an order and its credit notes, as they were issued; none before it is placed.',
    params: Type.Object({ orderToken: Token }),
    result: Type.Object({
      status: Type.Enum(orderStatuses),
      documents: Type.Array(TaxDocument),
    }),
    errors: ['order_not_found'],
  }),
}
