import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { production, productionEvents, orderHolds } from '../../../db/tables/production.ts'
import { orderLines, shipmentEvents, shipments } from '../../../db/tables/orders.ts'

export type OrderProgress = Awaited<ReturnType<typeof findOrderProgress>>

/** Finds what happens to an order between placing and delivery: its production, a hold, the latest shipment. */
export async function findOrderProgress(db: Queries, orderId: string) {
  const [productionItems, steps, [hold], [shipment]] = await Promise.all([
    db
      .select({ productionItem: production })
      .from(production)
      .innerJoin(orderLines, eq(orderLines.id, production.orderLineId))
      .where(eq(orderLines.orderId, orderId)),
    db
      .select({
        lineId: productionEvents.orderLineId,
        from: productionEvents.fromState,
        to: productionEvents.toState,
        at: productionEvents.at,
      })
      .from(productionEvents)
      .innerJoin(orderLines, eq(orderLines.id, productionEvents.orderLineId))
      .where(and(eq(orderLines.orderId, orderId), isNull(productionEvents.dueOn)))
      .orderBy(asc(productionEvents.id)),
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
  const trackingEvents = shipment ? await listTrackingEvents(db, shipment.id) : []
  return {
    productionItems: productionItems.map(({ productionItem }) => productionItem),
    steps,
    hold,
    shipment,
    trackingEvents,
  }
}

function listTrackingEvents(db: Queries, shipmentId: string) {
  return db
    .select({ to: shipmentEvents.toState, at: shipmentEvents.at })
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, shipmentId))
    .orderBy(asc(shipmentEvents.id))
}
