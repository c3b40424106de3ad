import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'

/** All of an order goes back: parts of it that were promised before go with it. */
export async function dropRefunds(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`
    update refunds set try_after = null,
      -- What is her credit already stays hers.
      state = case when state = 'asked' and credit > 0 then 'given' else 'dropped' end,
      amount = case when state = 'asked' and credit > 0 then credit else amount end
    where order_id = ${orderId} and state in ('waiting', 'asked')`)
}

/** What she was told is on its way back the way she paid, and is not in the books yet. */
export async function sumAsked(db: Queries, orderId: string): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(sql`
    select coalesce(sum(amount - credit), 0)::int as sum from refunds
    where order_id = ${orderId} and state = 'asked'`)
  return rows[0]?.sum ?? 0
}
