import type { Totals } from '@rimal/contract/cart'
import type { Billing, Contact } from '@rimal/contract/checkout'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { Address } from '@rimal/contract/addresses'
import type { Text } from '@rimal/contract/language'
import type { ShipmentState } from '@rimal/contract/production/shipment-states'
import type { Arrival } from '@rimal/contract/shapes'
import type { OrderStatus } from '@rimal/contract/statuses'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const textColumn = (name: string) => jsonb(name).$type<Text>().notNull()

/** The chosen delivery method, with the terms at the time of the order. */
export type OrderShipping = {
  id: string
  title: Text
  price: number
  arrival: Arrival
  /**
   * The place where the customer collects the order; the order is then ready for pickup on the day when other
   * orders arrive.
   */
  pickup?: { address: Text; hours: Text }
}

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey().defaultRandom(),
  number: text('number').notNull().unique(),
  token: text('token').notNull().unique(),
  cartId: uuid('cart_id'),
  guestId: text('guest_id'),
  customerId: uuid('customer_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  stockState: text('stock_state').$type<'reserved' | 'sold' | 'released'>().notNull(),
  contact: jsonb('contact').$type<Contact>().notNull(),
  address: jsonb('address').$type<Address>().notNull(),
  billing: jsonb('billing').$type<Billing>().notNull(),
  shipping: jsonb('shipping').$type<OrderShipping>().notNull(),
  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  currency: text('currency').notNull(),
  totals: jsonb('totals').$type<Totals>().notNull(),
  total: integer('total').notNull(),
  payBefore: time('pay_before'),
  /** Only of orders that were placed before `waiting_invoices` existed; the number is in `invoices`. */
  invoiceNumber: text('invoice_number').unique(),
  placedAt: time('placed_at'),
  paidBy: uuid('paid_by'),
  credit: integer('credit').notNull().default(0),
  counted: boolean('counted').notNull().default(false),
  emailKey: text('email_key'),
  phoneKey: text('phone_key'),
  returnId: uuid('return_id').unique(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** What staff find the order by; the migration says what it is made of. */
  search: text('search')
    .notNull()
    .generatedAlwaysAs(sql`number`),
})

export const orderLines = pgTable('order_lines', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  position: integer('position').notNull(),
  productId: text('product_id').notNull(),
  itemId: text('item_id').notNull(),
  sku: text('sku'),
  name: textColumn('name'),
  subtitle: textColumn('subtitle'),
  colorName: textColumn('color_name'),
  pictureId: text('picture_id').notNull(),
  size: integer('size'),
  profileName: text('profile_name'),
  measurements: jsonb('measurements').$type<Record<string, number>>(),
  remarks: text('remarks').notNull().default(''),
  quantity: integer('quantity').notNull(),
  unitPrice: integer('unit_price').notNull(),
  discount: integer('discount').notNull(),
  total: integer('total').notNull(),
  vat: integer('vat').notNull(),
  madeToOrder: boolean('made_to_order').notNull(),
  arrival: jsonb('arrival').$type<Arrival>().notNull(),
  cartLineId: uuid('cart_line_id'),
  /** How many of them no longer stand. */
  cancelled: integer('cancelled').notNull().default(0),
})

export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: uuid('order_id').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sku] })],
)

export const orderEvents = pgTable('order_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  fromStatus: text('from_status').$type<OrderStatus>(),
  toStatus: text('to_status').$type<OrderStatus>().notNull(),
  actor: text('actor').notNull(),
  reason: text('reason'),
  note: text('note'),
  at: time('at').notNull().defaultNow(),
})

export type CancelledUnits = { lineId: string; quantity: number }

/** The cancellations of single units of an `active` order. */
export const lineCancellations = pgTable('line_cancellations', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  key: text('key').notNull(),
  at: time('at').notNull(),
  actor: text('actor').notNull(),
  reason: text('reason').notNull(),
  note: text('note'),
  lines: jsonb('lines').$type<CancelledUnits[]>().notNull(),
  amount: integer('amount').notNull(),
})

export const shipments = pgTable('shipments', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  carrier: text('carrier').notNull(),
  trackingNumber: text('tracking_number').notNull().default(''),
  trackingUrl: text('tracking_url'),
  expectedOn: date('expected_on'),
  shippedAt: time('shipped_at').notNull(),
  state: text('state').$type<ShipmentState>().notNull(),
  since: time('since').notNull(),
})

export const shipmentEvents = pgTable('shipment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  shipmentId: uuid('shipment_id').notNull(),
  fromState: text('from_state').$type<ShipmentState>(),
  toState: text('to_state').$type<ShipmentState>().notNull(),
  actor: text('actor').notNull(),
  note: text('note'),
  at: time('at').notNull(),
})

export const numberSeries = pgTable('number_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

/** The holders of unpaid stock or visits; one row for each key by which a holder is known. */
export const unpaidHolds = pgTable('unpaid_holds', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  holderId: uuid('holder_id').notNull(),
  key: text('key').notNull(),
  units: integer('units').notNull(),
  at: time('at').notNull(),
})
