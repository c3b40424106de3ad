import type { Money } from '@rimal/contract/money'
import type { RefundReason } from '@rimal/contract/staff/refunds'
import type { ReturnedLine } from '../../../db/tables/refunds.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type LeftOfLine, spreadAmount } from './spread-amount.ts'

type Chosen = {
  lines: readonly { position: number; quantity: number }[]
  /** The part of the delivery charge. */
  delivery: Money | undefined
  /** An amount without returned units. */
  amount: Money | undefined
  /** Undefined while the effect is only looked at. */
  reason: RefundReason | undefined
}

type Invoice = {
  deliveryPosition: number
  /** Reads what is left of each line, which only the refund of an amount needs. */
  listLeft: () => Promise<readonly LeftOfLine[]>
}

/**
 * Returns the parts of the invoice that a refund credits. Throws `invalid_input` for an amount beside units or delivery
 * or for what was returned, and `refund_refused` if less than the amount is left.
 */
export async function chosenLines(
  { lines, delivery, amount, reason }: Chosen,
  { deliveryPosition, listLeft }: Invoice,
): Promise<ReturnedLine[]> {
  const chosen = [
    ...lines,
    ...(delivery === undefined ? [] : [{ position: deliveryPosition, amount: delivery }]),
  ]
  if (amount === undefined) return chosen
  if (chosen.length > 0) throw new ShopError('invalid_input', { amount: 'invalid' })
  // An amount is refunded for units that the customer has.
  if (reason === 'returned') {
    throw new ShopError('invalid_input', { reason: 'invalid' })
  }
  const parts = spreadAmount(await listLeft(), amount)
  if (!parts) throw new ShopError('refund_refused')
  return parts
}
