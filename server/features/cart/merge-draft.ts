import { eq, sql } from 'drizzle-orm'
import type { CheckoutDraft } from '@rimal/contract/checkout'
import type { Queries } from '../../db/connect.ts'
import { carts } from '../../db/tables/carts.ts'

/** Merges the draft part by part in one statement, so that two forms that save at once both save their parts. */
export async function mergeDraft(
  db: Queries,
  { cartId, parts, now }: { cartId: string; parts: CheckoutDraft; now: Date },
): Promise<void> {
  await db
    .update(carts)
    .set({ draft: sql`${carts.draft} || ${JSON.stringify(parts)}::jsonb`, updatedAt: now })
    .where(eq(carts.id, cartId))
}
