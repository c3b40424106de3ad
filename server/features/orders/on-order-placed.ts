import { formatDay } from '@rimal/contract/dates'
import { textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { Tx } from '../../db/transact.ts'
import type { orderLines } from '../../db/tables/orders.ts'
import type { Deps } from '../../deps.ts'
import type { OrderReceived } from '../messages/templates/order-received.ts'
import { type Message, postMessage } from '../messages/post-message.ts'
import { showPickup } from '../shop/delivery/pickup.ts'
import type { Settings } from '../shop/settings/settings.ts'
import { shownContact } from '../shop/shown-contact.ts'
import { addressLines } from './invoices/address-lines.ts'
import { emailOfOrder } from './email-of-order.ts'
import type { StoredOrder } from './stored-order.ts'

type NotifiedParts = 'customerId' | 'number' | 'token' | 'contact' | 'shipping' | 'totals' | 'total'
type ListedParts = 'address' | 'paymentMethod' | 'credit'
export type NewlyPlaced = Pick<StoredOrder, 'id' | 'language' | NotifiedParts | ListedParts>

type Line = typeof orderLines.$inferSelect
type LineParts =
  | 'pictureId'
  | 'name'
  | 'colorName'
  | 'size'
  | 'measurements'
  | 'remarks'
  | 'quantity'
  | 'unitPrice'
/** Data that is known besides the order itself, so that nothing is queried twice. */
type Around = {
  lines: readonly Pick<Line, LineParts>[]
  settings: Pick<Settings, 'contact'>
}

/**
 * Does what follows from placing an order, in the same transaction and once. Returns the key of the order confirmation,
 * which waits for the invoice if the order has one; null where there is no confirmation.
 */
export async function onOrderPlaced(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: NewlyPlaced,
  { hasInvoice, ...around }: Around & { hasInvoice: boolean },
): Promise<string | null> {
  const orderConfirmation = confirmationFor(deps, order, around)
  if (!orderConfirmation) return null
  const data = { ...orderConfirmation.data, orderNumber: order.number }
  await postMessage(tx, { ...orderConfirmation, data, held: hasInvoice })
  return orderConfirmation.dedupKey
}

/** All but the number, which an order gets as it is written. */
export type OrderConfirmation = Omit<Message<'order_received'>, 'data'> & {
  data: Omit<OrderReceived, 'orderNumber'>
}

/** Returns the order confirmation; null when the customer gave no email and has no account. */
export function confirmationFor(
  deps: Pick<Deps, 'config'>,
  order: Omit<NewlyPlaced, 'number'>,
  around: Around,
): OrderConfirmation | null {
  const email = emailOfOrder(deps, order)
  if (!email) return null
  const { id, language, shipping, totals, total } = order
  const pickup = showPickup(shipping.pickup, language)
  return {
    ...email,
    dedupKey: `order_received:${id}`,
    kind: 'order_received',
    data: {
      ...email.data,
      total: formatMoney(total, { currency: totals.currency, language }),
      arrival: formatDay(shipping.arrival.latest, language, { weekday: true }),
      ...(totals.vatPercent === 0 ? { withoutVat: true as const } : {}),
      ...(pickup ? { pickup } : {}),
      details: detailsOf(order, around),
    },
  }
}

function detailsOf(
  {
    language,
    shipping,
    totals,
    address,
    contact,
    paymentMethod,
    credit,
  }: Omit<NewlyPlaced, 'id' | 'number' | 'token' | 'total'>,
  { lines, settings }: Around,
): NonNullable<OrderReceived['details']> {
  const money = (amount: number) => formatMoney(amount, { currency: totals.currency, language })
  const leftOf = (amount: number) => (amount === 0 ? null : money(amount))
  const { phone, whatsapp, email, hours } = shownContact(settings, language)
  return {
    lines: lines.map(
      ({ name, colorName, size, measurements, remarks, quantity, unitPrice, pictureId }) => ({
        pictureId,
        name: textIn(name, language),
        color: textIn(colorName, language),
        size,
        madeToMeasure: measurements !== null,
        quantity,
        price: money(unitPrice * quantity),
        remarks,
        ...(measurements ? { measurements } : {}),
      }),
    ),
    subtotal: money(totals.subtotal),
    discount: totals.discount > 0 ? money(-totals.discount) : null,
    delivery: shipping.price > 0 ? money(shipping.price) : null,
    address: [address.name, ...addressLines(address, language)].filter(Boolean),
    phone: address.phone || contact.phone,
    paymentMethod,
    ...(credit > 0
      ? { credit: { used: money(-credit), left: leftOf(totals.total - credit) } }
      : {}),
    merchant: { phone, whatsapp, email, hours },
  }
}
