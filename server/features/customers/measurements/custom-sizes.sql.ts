import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { customSizes } from '../../../db/tables/carts.ts'

type Shopper = { guestId: string } | { customerId: string }

export async function insertCustomSize(
  db: Queries,
  size: Shopper &
    Pick<typeof customSizes.$inferInsert, 'unit' | 'measurements'> &
    Partial<Pick<typeof customSizes.$inferInsert, 'profileId' | 'source' | 'createdAt'>>,
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

/** Finds the shopper's newest set with exactly these measurements. */
export async function findSameSize(
  db: Queries,
  shopper: Shopper,
  measurements: Record<string, number>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: customSizes.id })
    .from(customSizes)
    .where(
      and(
        eq(customSizes.measurements, sql`${JSON.stringify(measurements)}::jsonb`),
        isCustomSizeOf(shopper),
      ),
    )
    .orderBy(desc(customSizes.createdAt))
    .limit(1)
  return row?.id
}

function isCustomSizeOf(shopper: Shopper): SQL {
  return 'guestId' in shopper
    ? eq(customSizes.guestId, shopper.guestId)
    : eq(customSizes.customerId, shopper.customerId)
}
