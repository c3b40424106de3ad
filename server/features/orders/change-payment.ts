import type { PaymentMethod } from '@rimal/contract/choices'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { orders } from '../../db/tables/orders.ts'

/** Another way of paying an order, and until when its pieces wait for that. */
export async function changePayment(
  tx: Queries,
  orderId: string,
  { method, payBefore }: { method: PaymentMethod; payBefore: Date | null },
): Promise<void> {
  await tx.update(orders).set({ paymentMethod: method, payBefore }).where(eq(orders.id, orderId))
}
