import type { Cart } from '@rimal/contract/cart'
import { call, type Reply } from '../../api.ts'
import { cartTurn, storeCart, loadCart } from './use-cart.ts'

/** The outcome of a change of the cart: the cart after it, or the sentence that says why the change was refused. */
export type Outcome = { cart: Cart } | { refusal: string }

export async function changeQuantity(line_id: string, quantity: number): Promise<Outcome> {
  const body = { line_id, quantity }
  const outcome = await outcomeOf(() => call('POST guest-cart/change-quantity', { body }))
  // The available quantity has changed meanwhile: the line must say so.
  if ('refusal' in outcome) await loadCart()
  return outcome
}

export function removeLine(line_id: string): Promise<Outcome> {
  return outcomeOf(() => call('POST guest-cart/remove-line', { body: { line_id } }))
}

export function restoreLine(line_id: string): Promise<Outcome> {
  return outcomeOf(() => call('POST guest-cart/restore-line', { body: { line_id } }))
}

export function applyDiscount(code: string): Promise<Outcome> {
  return outcomeOf(() => call('POST guest-cart/apply-discount', { body: { code } }))
}

export function removeDiscount(): Promise<Outcome> {
  return outcomeOf(() => call('POST guest-cart/remove-discount', { body: {} }))
}

async function outcomeOf(
  change: () => Promise<Reply<'POST guest-cart/change-quantity'>>,
): Promise<Outcome> {
  const turn = cartTurn()
  const { result, message } = await change()
  return result ? { cart: await storeCart(result, turn) } : { refusal: message }
}
