import { randomUUID } from 'node:crypto'
import type { Totals } from '@rimal/contract/cart'
import type { Arrival } from '@rimal/contract/shapes'
import type { Tx } from '../../../db/transact.ts'
import type { orderLines } from '../../../db/tables/orders.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { shippingRulesFor } from '../../shop/delivery/shipping-rules.ts'
import { type Actor, changeStatus } from '../change-status.ts'
import { newToken } from '../../../crypto/random-token.ts'
import type { StoredOrder } from '../stored-order.ts'
import { sellReserved } from '../order-stock.sql.ts'
import { together } from '../stock.sql.ts'
import { beginAtStitching, insertPlacedOrder } from './insert-order.sql.ts'
import { shipmentArrival } from '../../shop/delivery/estimate-arrival.ts'

type Line = typeof orderLines.$inferSelect

/** A line that is sent to the customer: a line of the original order, with what is different now. */
export type SentLine = Pick<
  Line,
  | 'productId'
  | 'itemId'
  | 'sku'
  | 'name'
  | 'subtitle'
  | 'colorName'
  | 'pictureId'
  | 'size'
  | 'profileName'
  | 'measurements'
  | 'remarks'
  | 'quantity'
  | 'madeToOrder'
>

type Sending = {
  returnId: string
  lines: readonly SentLine[]
  /** The units of the lines that are reserved in stock. */
  held: readonly { sku: string; quantity: number }[]
  /** Whether the customer's own garment is worked on, so that production has begun. */
  inProduction: boolean
  /** Working days of production. */
  productionDays: number
  settings: Settings
  actor: Actor
  at: Date
}

/**
 * Places an order for the result of a return, to the address of the original order. Nothing is paid for it, so it
 * has no invoice, does not count as a sale and cannot be cancelled by the customer. Staff process it like any other
 * order.
 */
export async function placeOrderOfReturn(
  tx: Tx,
  from: StoredOrder,
  { returnId, lines, held, inProduction, productionDays, settings, actor, at }: Sending,
): Promise<StoredOrder> {
  const methods = shippingRulesFor(settings, from.address.country)
  // When the shop no longer has the delivery method, the arrival is that of the first method it has.
  const method = methods.find(({ id }) => id === from.shipping.id) ?? methods[0]
  const arrival: Arrival = method
    ? shipmentArrival(method, { settings, now: at, productionDays: [productionDays] })
    : from.shipping.arrival
  const placed = await insertPlacedOrder(tx, {
    order: {
      id: randomUUID(),
      token: newToken(),
      guestId: from.guestId,
      customerId: from.customerId,
      idempotencyKey: `return-${returnId}`,
      language: from.language,
      status: 'placed',
      stockState: 'reserved',
      contact: from.contact,
      emailKey: from.emailKey,
      phoneKey: from.phoneKey,
      address: from.address,
      billing: from.billing,
      shipping: { ...from.shipping, price: 0, arrival },
      paymentMethod: from.paymentMethod,
      currency: from.currency,
      totals: nothing(from.totals),
      total: 0,
      placedAt: at,
      counted: true,
      returnId,
      createdAt: at,
    },
    lines: lines.map((line, position) => ({
      ...line,
      position,
      unitPrice: 0,
      discount: 0,
      total: 0,
      vat: 0,
      arrival,
    })),
    held: together(held),
    actor,
    at,
  })
  await sellReserved(tx, placed.id, at)
  if (inProduction) {
    await changeStatus(tx, placed, 'confirmed', { actor, at })
    await changeStatus(tx, { ...placed, status: 'confirmed' }, 'in_production', { actor, at })
    await beginAtStitching(tx, placed.id, at)
  }
  return placed
}

function nothing({ currency, vatPercent }: Totals): Totals {
  return {
    currency,
    subtotal: 0,
    discount: 0,
    discountCode: null,
    discountPercent: null,
    promotions: [],
    shipping: 0,
    total: 0,
    vat: 0,
    vatPercent,
    freeShipping: null,
    instalments: [0, 0, 0, 0],
  }
}
