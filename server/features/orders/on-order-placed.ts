import { formatDay } from '@rimal/contract/dates'
import { textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import type { orderLines } from '../../db/tables/orders.ts'
import type { Deps } from '../../deps.ts'
import type { OrderReceived } from '../messages/letters/order-received.ts'
import { type Message, postMessage } from '../messages/post-message.ts'
import { showPickup } from '../shop/pickup.ts'
import type { Settings } from '../shop/settings.ts'
import { addressLines } from './invoices/address-lines.ts'
import { letterOfOrder } from './letter-of-order.ts'
import type { StoredOrder } from './stored-order.ts'

type ToldParts = 'customerId' | 'number' | 'token' | 'contact' | 'shipping' | 'totals' | 'total'
type ListedParts = 'address' | 'paymentMethod' | 'credit'
export type NewlyPlaced = Pick<StoredOrder, 'id' | 'language' | ToldParts | ListedParts>

type Line = typeof orderLines.$inferSelect
type LineParts =
  | 'name'
  | 'colorName'
  | 'size'
  | 'measurements'
  | 'remarks'
  | 'quantity'
  | 'unitPrice'
/** What is known besides the order itself, so that nothing is asked for twice. */
type Around = {
  lines: readonly Pick<Line, LineParts>[]
  settings: Pick<Settings, 'contact'>
}

/** What the house does because an order was placed, in the same transaction and once. */
export async function onOrderPlaced(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  order: NewlyPlaced,
  around: Around,
): Promise<void> {
  const thanks = thanksFor(deps, order, around)
  if (!thanks) return
  const data = { ...thanks.data, orderNumber: order.number }
  await postMessage(tx, { ...thanks, data })
}

/** All but the number, which an order gets as it is written. */
export type Thanks = Omit<Message<'order_received'>, 'data'> & {
  data: Omit<OrderReceived, 'orderNumber'>
}

/** The news that an order was received; null where she gave no address for it and has no account. */
export function thanksFor(
  deps: Pick<Deps, 'config'>,
  order: Omit<NewlyPlaced, 'number'>,
  around: Around,
): Thanks | null {
  const letter = letterOfOrder(deps, order)
  if (!letter) return null
  const { id, language, shipping, totals, total } = order
  const pickup = showPickup(shipping.pickup, language)
  return {
    ...letter,
    dedupKey: `order_received:${id}`,
    kind: 'order_received',
    data: {
      ...letter.data,
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
  const { phone, whatsapp, email, hours } = settings.contact
  return {
    pieces: lines.map(({ name, colorName, size, measurements, remarks, quantity, unitPrice }) => ({
      name: textIn(name, language),
      color: textIn(colorName, language),
      size,
      madeToMeasure: measurements !== null,
      quantity,
      price: money(unitPrice * quantity),
      remarks,
    })),
    discount: totals.discount > 0 ? money(-totals.discount) : null,
    delivery: shipping.price > 0 ? money(shipping.price) : null,
    address: [address.name, ...addressLines(address, language)].filter(Boolean),
    phone: address.phone || contact.phone,
    paymentMethod,
    ...(credit > 0
      ? { credit: { used: money(-credit), left: leftOf(totals.total - credit) } }
      : {}),
    house: { phone, whatsapp, email, hours: textIn(hours, language) },
  }
}
