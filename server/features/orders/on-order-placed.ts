import type { Queries } from '../../db/connect.ts'
import { outbox } from '../../db/tables/messages.ts'
import type { StoredOrder } from './lock-order.ts'

export type NewlyPlaced = Pick<StoredOrder, 'id' | 'number' | 'token' | 'contact' | 'language'>

/** What the house does because an order was placed, in the same transaction and once. */
export async function onOrderPlaced(tx: Queries, order: NewlyPlaced): Promise<void> {
  if (order.contact.email === '') return
  await tx
    .insert(outbox)
    .values({
      dedupKey: `order_received:${order.id}`,
      kind: 'order_received',
      recipient: order.contact.email,
      language: order.language,
      data: { orderNumber: order.number, orderToken: order.token, name: order.contact.name },
    })
    .onConflictDoNothing({ target: outbox.dedupKey })
}
