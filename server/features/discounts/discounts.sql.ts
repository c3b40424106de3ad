import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { discountCodes } from '../../db/tables/orders.ts'

export async function findActiveCode(db: Queries, code: string) {
  const [row] = await db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.code, code), eq(discountCodes.active, true)))
  return row
}
