import type { Billing } from '@rimal/contract/checkout'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { ordersApi } from '@rimal/contract/orders'
import type { Filled } from './filled.ts'

const key = 'rimal-checkout'

/**
 * What is typed is held in this tab on each change: a reload, the other language or a failed payment
 * finds it again. The server's draft is kept when a step is done.
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

/** Billing details while she writes them: the checkout knows of them only once they are saved. */
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

/** An order as it was asked for; `content` stands for what is ordered. */
export type Input = {
  content: string
  body: Omit<BodyOf<typeof ordersApi.placeOrder>, 'language_code'>
}

/**
 * What the shop was last asked to order and has not answered yet. Whoever asks for the same again does
 * so under its key: asking twice can never make two orders.
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

export type LastOrder = { number: string; token: string }

/** Where a tab says to the others which order it placed. */
export const ordersChannel = 'rimal-orders'

export function notifyOtherTabs(order: LastOrder) {
  const tabs = new BroadcastChannel(ordersChannel)
  // A channel reaches the tabs of this shop alone, and asks for no address.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs.postMessage(order)
  tabs.close()
}

/** The order that emptied the bag, so that the way back to it is never lost. */
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
