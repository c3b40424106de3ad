import { randomUUID } from 'node:crypto'
import { staffCancelReasons } from '@rimal/contract/cancellation'
import type { QueryOf } from '@rimal/contract/endpoint'
import type { StaffOrderRow, staffOrdersApi } from '@rimal/contract/staff/orders'
import { toDecimalString } from '@rimal/contract/money'
import { orderStatuses } from '@rimal/contract/statuses'
import { CommandError, oneOf } from './words/one-of.ts'
import { moreOf, readPages } from './words/read-pages.ts'
import { readUnits } from './words/read-units.ts'
import type { StaffClient, Verb } from './verb.ts'

type Step =
  | 'confirm-order'
  | 'start-production'
  | 'order-ready'
  | 'deliver-order'
  | 'delivery-failed'
  | 'complete-order'

/** The typed verb, the call that it makes, and its help text. */
const steps: [string, Step, string][] = [
  ['confirm', 'confirm-order', 'confirms that measurements, address and payment are right'],
  ['start-production', 'start-production', 'starts the production of an order'],
  ['ready', 'order-ready', 'marks an order as packed'],
  ['deliver', 'deliver-order', 'marks an order as delivered, and its cash as collected'],
  ['delivery-failed', 'delivery-failed', 'reports that the courier could not deliver an order'],
  ['complete', 'complete-order', 'completes an order that needs no more work'],
]

const forceWord = 'yes'
const forceUsage = '[--force yes]'

export const orderVerbs: Verb[] = [
  {
    usage: 'order list [--status STATUS] [--search TEXT]',
    says: 'lists the orders that need work, the most urgent first; TEXT is a part of a number, name, email, phone, SKU or tracking number, and finds orders in every status',
    run: async ({ ask }, { status, search }) => {
      const query = {
        ...(status === undefined ? {} : { status: oneOf(orderStatuses, status) }),
        ...(search === undefined ? {} : { q: search }),
      }
      const isOfAll = status !== undefined || search !== undefined
      return listOrders(ask, isOfAll ? query : { open: true, sort: 'arrival' })
    },
  },
  {
    usage: 'order show NUMBER',
    says: 'shows an order with its measurements and address',
    run: async ({ ask }, { number: orderNumber = '' }) => {
      const order = await ask('GET staff/get-order/{orderNumber}', { params: { orderNumber } })
      return JSON.stringify(order, null, 2).split('\n')
    },
  },
  ...steps.map(([word, path, says]): Verb => ({
    usage: `order ${word} NUMBER ${forceUsage}`,
    says,
    run: (client, given) => moveOrder(client, path, given),
  })),
  {
    usage: `order ship NUMBER --carrier NAME [--tracking TEXT] [--link URL] [--expected DAY] ${forceUsage}`,
    says: 'reports that the courier has the shipment; DAY is like 2026-11-24',
    run: async ({ ask }, { number = '', carrier = '', tracking, link, expected, force }) => {
      const { status } = await ask('POST staff/ship-order', {
        body: {
          orderNumber: number,
          carrier,
          ...(tracking === undefined ? {} : { trackingNumber: tracking }),
          ...(link === undefined ? {} : { trackingUrl: link }),
          ...(expected === undefined ? {} : { expectedOn: expected }),
          force: force === forceWord,
        },
      })
      return [`${number} is ${status}`]
    },
  },
  {
    usage: 'order cancel NUMBER --reason REASON [--note TEXT]',
    says: `cancels an order and refunds its payment; REASON is one of ${staffCancelReasons.join(', ')}`,
    run: async ({ ask }, { number = '', reason: word, note }) => {
      const reason = oneOf(staffCancelReasons, word)
      const { status } = await ask('POST staff/cancel-order', {
        body: { orderNumber: number, reason, ...(note === undefined ? {} : { note }) },
      })
      return [`${number} is ${status}`]
    },
  },
  {
    usage: 'order cancel-lines NUMBER --lines LIST --reason REASON [--note TEXT] [--key TEXT]',
    says: 'cancels units of an order that the courier does not have yet; LIST has line numbers from 1 with quantities, like 1x2,3x1; REASON is a word of order cancel; a repeated key TEXT cancels nothing twice',
    run: async ({ ask }, { number = '', lines: text, reason: word, note, key }) => {
      const reason = oneOf(staffCancelReasons, word)
      const units = readUnits(text ?? '')
      const params = { orderNumber: number }
      const { lines } = await ask('GET staff/get-order/{orderNumber}', { params })
      const { status } = await ask('POST staff/cancel-order-lines', {
        body: {
          orderNumber: number,
          key: key ?? randomUUID(),
          lines: units.map(({ position, quantity }) => {
            const lineId = lines[position]?.id
            if (!lineId) throw new CommandError(`The order has no line ${position + 1}.`)
            return { lineId, quantity }
          }),
          reason,
          ...(note === undefined ? {} : { note }),
        },
      })
      return [`${number} is ${status}${status === 'cancelled' ? '' : ', without these units'}`]
    },
  },
]

type Listing = typeof staffOrdersApi.listOrdersOfShop

/** Returns the lines of the first pages, and says if there are more orders. */
async function listOrders(ask: StaffClient['ask'], query: QueryOf<Listing>): Promise<string[]> {
  const { items, isCut } = await readPages((page) =>
    ask('GET staff/list-orders', { query: { ...query, ...page } }),
  )
  return [...items.flatMap(linesOf), ...moreOf(isCut, '--search finds them')]
}

/** `force`: the customer asked us to begin before `canCancelUntil`. */
async function moveOrder(
  { ask }: StaffClient,
  path: Step,
  { number: orderNumber = '', force }: Record<string, string>,
): Promise<string[]> {
  const body = { orderNumber, force: force === forceWord }
  const { number, status } = await ask(`POST staff/${path}`, { body })
  return [`${number} is ${status}`]
}

function linesOf(order: StaffOrderRow): string[] {
  const {
    number,
    status,
    arrivesBy,
    name,
    phone,
    lines: text,
    canCancelUntil,
    due,
    refunded,
    currency,
  } = order
  return [
    [number, status, `arrives by ${arrivesBy}`, name, phone].join('  '),
    ...text.map((product) => `  ${product}`),
    ...(due === null ? [] : [`  ${currency} ${toDecimalString(due, currency)} due on delivery`]),
    ...(refunded === 0 ? [] : [`  ${currency} ${toDecimalString(refunded, currency)} refunded`]),
    ...(canCancelUntil === null ? [] : [`  the customer can cancel until ${canCancelUntil}`]),
  ]
}
