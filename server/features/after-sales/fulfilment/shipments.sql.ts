import type { ShipmentState } from '@rimal/contract/production/shipment-states'
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

type Step = { from: ShipmentState; to: ShipmentState; actor: string; note: string | null; at: Date }

/** A step with its event. */
export async function updateShipment(
  tx: Tx,
  id: string,
  { from, to, actor, note, at }: Step,
): Promise<StoredShipment> {
  const [changed] = await tx
    .update(shipments)
    .set({ state: to, since: at })
    .where(eq(shipments.id, id))
    .returning()
  if (!changed) throw new Error(`There is no shipment ${id}.`)
  const event = { shipmentId: id, fromState: from, toState: to, actor, note, at }
  await tx.insert(shipmentEvents).values(event)
  return changed
}
