import type { Cart } from '@rimal/contract/cart'
import { useSyncExternalStore } from 'react'
import { call } from '../../api.ts'

/**
 * The bag as the server last answered it. Local storage keeps the lines last seen and their subtotal
 * (the specification's `guestcartItem` and `total`), so that the count is there before the answer.
 */
type CartState = {
  cart: Cart | null
  /** Null until something is known: the server's pages know nothing personal. */
  count: number | null
  failed: boolean
}

const unknown: CartState = { cart: null, count: null, failed: false }
let state: CartState = unknown
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

export function useCart(): CartState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )
}

/** Every call that changes the bag answers the whole bag; it is kept here. */
export function keepCart(cart: Cart) {
  state = { cart, count: cart.count, failed: false }
  try {
    localStorage.setItem('guestcartItem', JSON.stringify(cart.lines))
    localStorage.setItem('total', String(cart.totals.subtotal))
  } catch {
    // A full or forbidden storage costs only the early count.
  }
  tell()
}

export function loadCart(): Promise<void> {
  loading ??= call('GET guest-cart/get-cart')
    .then(({ result }) => {
      if (result) keepCart(result)
      else fail()
    }, fail)
    .finally(() => {
      loading = null
    })
  return loading
}

function fail() {
  state = { ...state, failed: true }
  tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (state === unknown) {
    showLastSeen()
    whenIdle(() => void loadCart())
  }
  return () => listeners.delete(listener)
}

function showLastSeen() {
  try {
    const lines = JSON.parse(localStorage.getItem('guestcartItem') ?? '[]') as {
      quantity: number
    }[]
    const count = lines.reduce((sum, line) => sum + line.quantity, 0)
    state = { ...state, count }
  } catch {
    state = { ...state, count: 0 }
  }
  queueMicrotask(tell)
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 100)
}

function tell() {
  for (const listener of listeners) listener()
}
