import type { PaymentMethod } from '@rimal/contract/choices'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/transact.ts'
import { orders } from '../../db/tables/orders.ts'

/** Changes the payment method of an order, and the time until which its stock is held for the payment. */
export async function changePayment(
  tx: Tx,
  orderId: string,
  { method, payBefore }: { method: PaymentMethod; payBefore: Date | null },
): Promise<void> {
  await tx.update(orders).set({ paymentMethod: method, payBefore }).where(eq(orders.id, orderId))
}
