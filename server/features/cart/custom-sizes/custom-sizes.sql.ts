import { and, eq, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { customSizes } from '../../../db/tables/carts.ts'

type Shopper = { guestId: string } | { customerId: string }

export async function insertCustomSize(
  db: Queries,
  size: Shopper & { unit: 'in' | 'cm'; measurements: Record<string, number> },
): Promise<string> {
  const [row] = await db.insert(customSizes).values(size).returning({ id: customSizes.id })
  if (!row) throw new Error('a custom size was kept and is not there')
  return row.id
}

export async function findCustomSize(db: Queries, shopper: Shopper, id: string) {
  const [row] = await db
    .select({ unit: customSizes.unit, measurements: customSizes.measurements })
    .from(customSizes)
    .where(and(eq(customSizes.id, id), isCustomSizeOf(shopper)))
  return row
}

function isCustomSizeOf(shopper: Shopper): SQL {
  return 'guestId' in shopper
    ? eq(customSizes.guestId, shopper.guestId)
    : eq(customSizes.customerId, shopper.customerId)
}
