import type { Billing } from '@rimal/contract/checkout'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { ordersApi } from '@rimal/contract/orders'
import type { Filled } from './filled.ts'

const key = 'rimal-checkout'

/**
 * Reads the typed values, which are stored in this tab on each change: a reload, the other language or a failed
 * payment finds them again. The server's draft is saved when a step is done.
 */
export function readMirror(): Partial<Filled> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

export function writeMirror(filled: Partial<Filled>) {
  store(key, JSON.stringify(filled))
}

export function clearMirror() {
  store(key, null)
  storeBillingDraft(null)
}

const billingKey = 'rimal-billing'

/** Reads billing details while the customer writes them: they are part of the checkout only once they are saved. */
export function readBillingDraft(): Billing | null {
  try {
    return JSON.parse(sessionStorage.getItem(billingKey) ?? 'null')
  } catch {
    return null
  }
}

export function storeBillingDraft(billing: Billing | null) {
  store(billingKey, billing && JSON.stringify(billing))
}

const orderInputKey = 'rimal-order-input'

/** An order as it was requested; `content` identifies the ordered content. */
export type Input = {
  content: string
  body: Omit<BodyOf<typeof ordersApi.placeOrder>, 'language_code'>
}

/**
 * Returns the last requested order that the shop has not answered yet. A repeated request for the same content uses
 * the same key: asking twice can never make two orders.
 */
export function unansweredOrder(): Input | null {
  try {
    return JSON.parse(sessionStorage.getItem(orderInputKey) ?? 'null')
  } catch {
    return null
  }
}

export function storeOrderInput(input: Input | null) {
  store(orderInputKey, input && JSON.stringify(input))
}

const lastOrderKey = 'rimal-last-order'

/** `paymentToken`: of an order that was not paid when it was placed; its cart is still full. */
export type LastOrder = { number: string; token: string; paymentToken: string | null }

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
  store(lastOrderKey, JSON.stringify(order))
}

export function lastOrder(): LastOrder | null {
  try {
    return JSON.parse(sessionStorage.getItem(lastOrderKey) ?? 'null')
  } catch {
    return null
  }
}

function store(name: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {
    // A forbidden storage costs only the second chance.
  }
}
