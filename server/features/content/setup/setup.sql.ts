import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

type Facts = {
  hasType: boolean
  hasProduct: boolean
  hasPublished: boolean
  /** Owners beside the first, or a recovery code of an owner that is left. */
  hasWayBack: boolean
}

/** Reads what the shop has, in one statement. */
export async function readSetupFacts(db: Queries): Promise<Facts> {
  const { rows } = await db.execute<Facts>(sql`
    select exists (select from product_types) as "hasType",
      exists (select from products where archived_at is null) as "hasProduct",
      exists (select from products where published) as "hasPublished",
      (select count(*) > 1 from staff_members where role = 'owner' and removed_at is null)
        or exists (select from staff_recovery_codes c join staff_members m on m.id = c.staff_id
          where m.role = 'owner' and m.removed_at is null and c.used_at is null) as "hasWayBack"`)
  const [facts] = rows
  if (!facts) throw new Error('The facts of the shop were not read.')
  return facts
}
