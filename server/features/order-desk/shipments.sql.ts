import type { Queries } from '../../db/connect.ts'
import { shipments } from '../../db/tables/orders.ts'

export async function insertShipment(tx: Queries, shipment: typeof shipments.$inferInsert) {
  const [inserted] = await tx.insert(shipments).values(shipment).returning()
  if (!inserted) throw new Error('A shipment was written and is not there.')
  return inserted
}
