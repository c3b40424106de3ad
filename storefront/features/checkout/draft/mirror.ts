import type { Billing } from '@rimal/contract/checkout'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { ordersApi } from '@rimal/contract/orders'
import { isRecord, storedValue } from '../../../session/stored-value.ts'
import type { Filled } from './filled.ts'

const mirror = storedValue<Partial<Filled>>({
  area: 'session',
  key: 'rimal-checkout',
  version: 1,
  initial: {},
  parse: (stored) => (isRecord(stored) ? (stored as Partial<Filled>) : null),
})

/**
 * Reads the typed values, which are stored in this tab on each change: a reload, the other language or a failed
 * payment finds them again. The server's draft is saved when a step is done.
 */
export function readMirror(): Partial<Filled> {
  return mirror.get()
}

export function writeMirror(filled: Partial<Filled>) {
  mirror.set(filled)
}

export function clearMirror() {
  mirror.clear()
  storeBillingDraft(null)
}

const billingDraft = storedValue<Billing | null>({
  area: 'session',
  key: 'rimal-billing',
  version: 1,
  initial: null,
  parse: (stored) => (isRecord(stored) ? (stored as Billing) : null),
})

/** Reads billing details while the customer writes them: they are part of the checkout only once they are saved. */
export function readBillingDraft(): Billing | null {
  return billingDraft.get()
}

export function storeBillingDraft(billing: Billing | null) {
  billingDraft.set(billing)
}

/** An order as it was requested; `content` identifies the ordered content. */
export type Input = {
  content: string
  body: Omit<BodyOf<typeof ordersApi.placeOrder>, 'language_code'>
}

const orderInput = storedValue<Input | null>({
  area: 'session',
  key: 'rimal-order-input',
  version: 1,
  initial: null,
  parse: (stored) =>
    isRecord(stored) && typeof stored['content'] === 'string' && isRecord(stored['body'])
      ? (stored as Input)
      : null,
})

/**
 * Returns the last requested order that the shop has not answered yet. A repeated request for the same content uses
 * the same key: asking twice can never make two orders.
 */
export function unansweredOrder(): Input | null {
  return orderInput.get()
}

export function storeOrderInput(input: Input | null) {
  orderInput.set(input)
}

/** `paymentToken`: of an order that was not paid when it was placed; its cart is still full. */
export type LastOrder = { number: string; token: string; paymentToken: string | null }

const last = storedValue<LastOrder | null>({
  area: 'session',
  key: 'rimal-last-order',
  version: 1,
  initial: null,
  parse: (stored) =>
    isRecord(stored) && typeof stored['number'] === 'string' && typeof stored['token'] === 'string'
      ? (stored as LastOrder)
      : null,
})

/** Where a tab says to the others which order it placed. */
const ordersChannel = 'rimal-orders'

export function notifyOtherTabs(order: LastOrder) {
  const tabs = new BroadcastChannel(ordersChannel)
  // A channel reaches the tabs of this shop alone, and asks for no address.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs.postMessage(order)
  tabs.close()
}

/** Calls `hear` with each order that another tab places; returns a function that stops it. */
export function hearOtherTabs(hear: (order: LastOrder) => void): () => void {
  const tabs = new BroadcastChannel(ordersChannel)
  tabs.addEventListener('message', ({ data }: MessageEvent<LastOrder>) => hear(data))
  return () => tabs.close()
}

/** Remembers the order that emptied the cart, so that the link to it is never lost. */
export function rememberOrder(order: LastOrder) {
  last.set(order)
}

export function lastOrder(): LastOrder | null {
  return last.get()
}
