import { and, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { carts } from '../../db/tables/carts.ts'
import { outbox } from '../../db/tables/messages.ts'
import { throttles } from '../../db/tables/orders.ts'

/** What was filled in at the checkout of bags that nobody has touched since; the bags stay. */
export async function clearDrafts(db: Queries, before: Date): Promise<void> {
  const empty = sql`'{}'::jsonb`
  await db
    .update(carts)
    .set({ draft: empty })
    .where(and(lt(carts.updatedAt, before), ne(carts.draft, empty)))
}

export async function deleteSentMessages(db: Queries, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, before))
}

export async function deleteThrottles(db: Queries, before: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.since, before))
}
