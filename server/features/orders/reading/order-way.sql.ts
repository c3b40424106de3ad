import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { making, makingEvents, orderHolds } from '../../../db/tables/making.ts'
import { orderLines, shipmentEvents, shipments } from '../../../db/tables/orders.ts'

export type OrderWay = Awaited<ReturnType<typeof findOrderWay>>

/** What happens to an order between its place and her door: sewing, a hold, the latest parcel. */
export async function findOrderWay(db: Queries, orderId: string) {
  const [pieces, moves, [hold], [shipment]] = await Promise.all([
    db
      .select({ piece: making })
      .from(making)
      .innerJoin(orderLines, eq(orderLines.id, making.orderLineId))
      .where(eq(orderLines.orderId, orderId)),
    db
      .select({
        lineId: makingEvents.orderLineId,
        from: makingEvents.fromState,
        to: makingEvents.toState,
        at: makingEvents.at,
      })
      .from(makingEvents)
      .innerJoin(orderLines, eq(orderLines.id, makingEvents.orderLineId))
      .where(and(eq(orderLines.orderId, orderId), isNull(makingEvents.promisedOn)))
      .orderBy(asc(makingEvents.id)),
    db
      .select()
      .from(orderHolds)
      .where(and(eq(orderHolds.orderId, orderId), isNull(orderHolds.releasedAt))),
    db
      .select()
      .from(shipments)
      .where(eq(shipments.orderId, orderId))
      .orderBy(desc(shipments.shippedAt))
      .limit(1),
  ])
  const told = shipment ? await listTold(db, shipment.id) : []
  return { pieces: pieces.map(({ piece }) => piece), moves, hold, shipment, told }
}

function listTold(db: Queries, shipmentId: string) {
  return db
    .select({ to: shipmentEvents.toState, at: shipmentEvents.at })
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, shipmentId))
    .orderBy(asc(shipmentEvents.id))
}
