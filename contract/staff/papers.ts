import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxOrderNumber } from '../limits.ts'
import {
  Amount,
  Day,
  Instant,
  LanguageCode,
  Nullable,
  personal,
  Picture,
  Strict,
} from '../shapes.ts'
import { maxPapers } from './order-papers.ts'
import { OrderNumber } from './orders.ts'

/** Numbers of orders, separated by commas. */
const Numbers = Type.String({
  minLength: 1,
  maxLength: maxPapers * (maxOrderNumber + 1),
  pattern: `^[A-Za-z0-9-]+(,[A-Za-z0-9-]+){0,${maxPapers - 1}}$`,
})

/**
 * What goes into the parcel of an order, in the language of the order: no price, no measurement, no email of the
 * customer.
 */
const PackingSlip = Type.Object({
  orderNumber: Type.String(),
  /** The language in which the customer ordered. */
  language: LanguageCode,
  orderedAt: Instant,
  arrivesBy: Day,
  /** Who sells, and where the customer and the courier reach the shop; what the owner has not written is empty. */
  shop: Type.Object({ name: Type.String(), phone: Type.String(), email: Type.String() }),
  currency: Type.String(),
  /** What the courier collects, in minor units of `currency`; null if nothing is paid on delivery. */
  due: Nullable(Amount),
  name: Type.String(personal('name')),
  /** The phone that the courier calls. */
  phone: Type.String(personal('phone')),
  /** The second phone of the address; empty without one. */
  alternateNumber: Type.String(personal('phone')),
  /** The parts of each line of the address; null for an order that is collected at the shop. */
  address: Nullable(Type.Array(Type.Array(Type.String(personal('address'))))),
  /** The lines with units that were not cancelled. */
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      colorName: Type.String(),
      /** Null for a line that is made to measure. */
      size: Nullable(Type.Integer()),
      sku: Nullable(Type.String()),
      units: Type.Integer(),
      picture: Picture,
    }),
  ),
})
export type PackingSlip = Static<typeof PackingSlip>

/** Calls of staff on the papers of orders. */
export const papersApi = {
  listPackingSlips: get('staff/list-packing-slips', {
    access: 'staff',
    permission: 'orders.pack',
    summary:
      'The packing slips of some orders, in the order of the numbers; only active orders have one. At most 50.',
    query: Strict({ language_code: Type.Optional(LanguageCode), numbers: Numbers }),
    result: Type.Array(PackingSlip),
  }),
  recordPrint: post('staff/record-print', {
    access: 'staff',
    permission: 'orders.pack',
    summary: 'Records that a paper of some orders was printed; it may be printed again.',
    body: Strict({
      orderNumbers: Type.Array(OrderNumber, {
        minItems: 1,
        maxItems: maxPapers,
        uniqueItems: true,
      }),
      /** Downloads of tax documents are recorded by the download itself. */
      paper: Type.Enum(['packing_slip']),
    }),
    result: Type.Object({ at: Instant, by: Type.String() }),
    errors: ['order_not_found'],
  }),
  downloadTaxDocuments: get('staff/download-tax-documents', {
    access: 'staff',
    permission: 'payments.check',
    file: true,
    summary:
      'The invoices of some orders with their credit notes, as one PDF; recorded in the audit and in the timeline of each order. More than one order needs the second factor. At most 50 orders.',
    // One thread lays out all documents, those of customers too.
    perMinute: 6,
    query: Strict({ language_code: Type.Optional(LanguageCode), numbers: Numbers }),
    result: Type.String(),
    errors: ['not_found'],
  }),
}
