import type { Billing } from '@rimal/contract/checkout'
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

export function writeMirror(filled: Filled) {
  store(key, JSON.stringify(filled))
}

export function clearMirror() {
  store(key, null)
  keepBillingDraft(null)
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

export function keepBillingDraft(billing: Billing | null) {
  store(billingKey, billing && JSON.stringify(billing))
}

const keyOfKey = 'rimal-order-key'

/**
 * The key under which this bag is ordered, the same until the shop has answered: asking twice
 * can never make two orders. `content` stands for what is ordered.
 */
export function orderKeyFor(content: string): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOfKey) ?? 'null')
    if (kept?.content === content) return kept.key
  } catch {
    // Unreadable is the same as absent.
  }
  const key = crypto.randomUUID()
  store(keyOfKey, JSON.stringify({ content, key }))
  return key
}

export function forgetOrderKey() {
  store(keyOfKey, null)
}

const lastOrderKey = 'rimal-last-order'

export type LastOrder = { number: string; token: string }

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
