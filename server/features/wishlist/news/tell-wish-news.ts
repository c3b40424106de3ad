import { requireCustomer } from '../../../db/lock-customer.ts'
import type { Deps } from '../../../deps.ts'
import { deleteListener, insertListener } from './wish-news.sql.ts'

/** She wants to be told from here on, or no longer. */
export async function tellWishNews(
  { db, clock }: Deps,
  { customerId, wanted }: { customerId: string; wanted: boolean },
): Promise<void> {
  if (!wanted) return deleteListener(db, customerId)
  await db.transaction(async (tx) => {
    await requireCustomer(tx, customerId)
    await insertListener(tx, { customerId, createdAt: clock() })
  })
}
