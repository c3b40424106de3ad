import { and, asc, count, desc, eq, gt, isNull, lt, max, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { notifications } from '../../../db/tables/notifications.ts'

/** The most notifications sent at once of those that came while no page was connected. */
const maxAtOnce = 20

/** Inserts a notification; returns false when it exists already. */
export async function insertNotification(
  tx: Tx,
  line: typeof notifications.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(notifications)
    .values(line)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return rows.length > 0
}

/** Announces new notifications to the listeners, who receive the announcement when the transaction commits. */
export async function announceNotifications(tx: Tx, channel: string, customerId: string) {
  await tx.execute(sql`select pg_notify(${channel}, ${customerId})`)
}

/** Lists notifications, the newest first: those older than the one that is named. */
export async function listNotifications(
  db: Queries,
  { customerId, before, max }: { customerId: string; before: string | undefined; max: number },
) {
  const subscriptions = eq(notifications.customerId, customerId)
  const position = db
    .select({ position: notifications.position })
    .from(notifications)
    .where(and(subscriptions, eq(notifications.id, before ?? sql`null`)))
  return db
    .select()
    .from(notifications)
    .where(
      and(subscriptions, before === undefined ? undefined : lt(notifications.position, position)),
    )
    .orderBy(desc(notifications.position))
    .limit(max)
}

/** Marks notifications as read; returns false when the customer has no such notification. */
export async function markRead(
  db: Queries,
  { customerId, id, now }: { customerId: string; id: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.customerId, customerId), eq(notifications.id, id)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function markAllRead(db: Queries, customerId: string, now: Date) {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.customerId, customerId), isNull(notifications.readAt)))
}

/** Where hearing begins: after the notification that is named, else after all there are. */
export async function findPosition(
  db: Queries,
  customerId: string,
  after: string | undefined,
): Promise<number> {
  const subscriptions = eq(notifications.customerId, customerId)
  if (after !== undefined) {
    const [known] = await db
      .select({ position: notifications.position })
      .from(notifications)
      .where(and(subscriptions, eq(notifications.id, after)))
    if (known) return known.position
  }
  const [last] = await db
    .select({ position: max(notifications.position) })
    .from(notifications)
    .where(subscriptions)
  return last?.position ?? 0
}

export async function listSince(db: Queries, customerId: string, position: number) {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.customerId, customerId), gt(notifications.position, position)))
    .orderBy(asc(notifications.position))
    .limit(maxAtOnce)
}

export async function countUnread(db: Queries, customerId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.customerId, customerId), isNull(notifications.readAt)))
  return row?.unread ?? 0
}
