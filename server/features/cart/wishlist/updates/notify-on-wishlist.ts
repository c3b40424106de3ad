import { requireCustomer } from '../../../../db/lock-customer.ts'
import type { Deps } from '../../../../deps.ts'
import { deleteListener, insertListener } from './wishlist-updates.sql.ts'

/** Starts or stops the wishlist emails of a customer; earlier changes are not announced. */
export async function notifyOnWishlist(
  { db, transact, clock }: Deps,
  { customerId, wanted }: { customerId: string; wanted: boolean },
): Promise<void> {
  if (!wanted) return deleteListener(db, customerId)
  await transact(async (tx) => {
    await requireCustomer(tx, customerId)
    await insertListener(tx, { customerId, createdAt: clock() })
  })
}
