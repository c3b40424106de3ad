import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { shipmentEvents, shipments } from '../../../db/tables/orders.ts'

export type StoredShipment = typeof shipments.$inferSelect

export async function insertShipment(
  tx: Tx,
  shipment: typeof shipments.$inferInsert,
  actor: string,
): Promise<StoredShipment> {
  const [inserted] = await tx.insert(shipments).values(shipment).returning()
  if (!inserted) throw new Error('A shipment was written and is not there.')
  const { id, state, since } = inserted
  await tx.insert(shipmentEvents).values({ shipmentId: id, toState: state, actor, at: since })
  return inserted
}

/** Returns the shipment that was sent last. */
export async function findLatestShipment(
  tx: Tx,
  orderId: string,
): Promise<StoredShipment | undefined> {
  const [shipment] = await tx
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(desc(shipments.shippedAt))
    .limit(1)
  return shipment
}
