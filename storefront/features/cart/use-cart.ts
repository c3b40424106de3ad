import type { Cart } from '@rimal/contract/cart'
import { decimalsOf } from '@rimal/contract/money'
import { useSyncExternalStore } from 'react'
import { tryCall } from '../../api.ts'
import { storedText } from '../../session/stored-value.ts'
import { saveUnusableCodes } from '../../unusable-codes.ts'
import { whenIdle } from '../../when-idle.ts'
import { saveCountry } from '../delivery/save-country.ts'

/**
 * The cart as the server last returned it. Local storage holds the lines last seen and their subtotal (the
 * specification's `guestcartItem` and `total`, which is written as it is shown), so that the count is there before
 * the answer.
 */
type CartState = {
  cart: Cart | null
  /** Null until something is known: the server's pages know nothing personal. */
  count: number | null
  failed: boolean
}

const storedLines = storedText('local', 'guestcartItem')
const storedTotal = storedText('local', 'total')
const unknown: CartState = { cart: null, count: null, failed: false }
let state: CartState = unknown
/** Numbers of the calls that return the cart: of the last call, and of the call with the stored answer. */
let asked = 0
let stored = 0
let loading: Promise<void> | null = null
let stale = false
/** The lines that this tab showed last, as JSON. */
let lastSeen: string | null = null
const listeners = new Set<() => void>()

export function useCart(): CartState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )
}

/** Returns the number that a call takes before it asks for the cart: the later call has the newer cart. */
export function cartTurn(): number {
  asked += 1
  return asked
}

/**
 * Stores the cart: every call that changes the cart returns the whole cart. An answer that arrives after the answer
 * of a later call may or may not include that call's change, so the cart is loaded again. Returns the current cart.
 */
export async function storeCart(cart: Cart, turn: number): Promise<Cart> {
  if (turn > stored) show(cart, turn)
  else await loadCart()
  return state.cart ?? cart
}

/** Loads the cart from now on: a caller that asks while the cart is being loaded waits for another load. */
export function loadCart(): Promise<void> {
  stale = true
  loading ??= load()
  return loading
}

async function load() {
  while (stale) {
    stale = false
    const turn = cartTurn()
    const reply = await tryCall('GET guest-cart/get-cart')
    if (reply?.result) saveUnusableCodes(reply.result.unusableCodes)
    const notified = reply?.result && (await saveCountry(reply.result))
    // Asked for again meanwhile, or answered by a later question.
    if (stale || turn < stored) continue
    const cart = notified?.result?.cart ?? reply?.result
    if (cart) show(cart, turn)
    else fail()
  }
  // In the same breath as the last look at `stale`: nobody joins a load that has ended.
  loading = null
}

function show(cart: Cart, turn: number) {
  stored = turn
  state = { cart, count: cart.count, failed: false }
  lastSeen = JSON.stringify(cart.lines)
  storedLines.set(lastSeen)
  const { subtotal, currency } = cart.totals
  storedTotal.set(String(subtotal / 10 ** decimalsOf(currency)))
  notify()
}

function fail() {
  state = { ...state, failed: true }
  notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (state === unknown) {
    showLastSeen()
    whenIdle(() => void loadCart())
    // After a login or logout in another tab, the shopper has another cart; another tab may also change this one.
    addEventListener('storage', ({ key, newValue }) => {
      const isOther = key === 'guestcartItem' && contentOf(newValue) !== contentOf(lastSeen)
      if (key === 'first_app' || key === null || isOther) void loadCart()
    })
  }
  return () => listeners.delete(listener)
}

function showLastSeen() {
  try {
    const lines = JSON.parse(storedLines.get() ?? '[]') as {
      quantity: number
    }[]
    const count = lines.reduce((sum, line) => sum + line.quantity, 0)
    state = { ...state, count }
  } catch {
    state = { ...state, count: 0 }
  }
  queueMicrotask(notify)
}

/** Returns the content of a cart, whatever the language of the tab that wrote it. */
function contentOf(lines: string | null): string {
  return (lines?.match(/"(id|quantity)":("[^"]*"|\d+)/g) ?? []).join()
}

function notify() {
  for (const listener of listeners) listener()
}
