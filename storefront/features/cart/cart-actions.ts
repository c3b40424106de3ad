import type { Cart } from '@rimal/contract/cart'
import { call, type Reply } from '../../api.ts'
import { keepCart, loadCart } from './use-cart.ts'

/** How a change of the bag went: the bag after it, or the sentence that says why not. */
export type Outcome = { cart: Cart } | { refusal: string }

export async function changeQuantity(line_id: string, quantity: number): Promise<Outcome> {
  const reply = await call('POST guest-cart/change-quantity', { body: { line_id, quantity } })
  // What is left has changed meanwhile: the line must say so.
  if (!reply.result) await loadCart()
  return outcomeOf(reply)
}

export async function removeLine(line_id: string): Promise<Outcome> {
  return outcomeOf(await call('POST guest-cart/remove-line', { body: { line_id } }))
}

export async function restoreLine(line_id: string): Promise<Outcome> {
  return outcomeOf(await call('POST guest-cart/restore-line', { body: { line_id } }))
}

export async function applyDiscount(code: string): Promise<Outcome> {
  return outcomeOf(await call('POST guest-cart/apply-discount', { body: { code } }))
}

export async function removeDiscount(): Promise<Outcome> {
  return outcomeOf(await call('POST guest-cart/remove-discount', { body: {} }))
}

function outcomeOf(reply: Reply<'POST guest-cart/change-quantity'>): Outcome {
  if (!reply.result) return { refusal: reply.message }
  keepCart(reply.result)
  return { cart: reply.result }
}
