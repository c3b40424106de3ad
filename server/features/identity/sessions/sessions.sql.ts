import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../../db/connect.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { accessTokens, customers, sessions } from '../../../db/tables/customers.ts'
import { pushSubscriptions } from '../../../db/tables/notifications.ts'

export type StoredSession = typeof sessions.$inferSelect

export async function insertSession(
  db: Queries,
  session: typeof sessions.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id })
  if (!row) throw new Error('A login was not stored.')
  return row.id
}

export async function insertAccessToken(db: Queries, token: typeof accessTokens.$inferInsert) {
  await db.insert(accessTokens).values(token)
}

export async function deleteOldTokens(db: Queries, sessionId: string, now: Date) {
  await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.sessionId, sessionId), lte(accessTokens.expiresAt, now)))
}

/** Two tabs that ask at once come one after the other. */
export async function lockSession(db: Queries, id: string): Promise<StoredSession | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return session
}

export async function saveSession(
  db: Queries,
  { id, ...change }: Partial<StoredSession> & { id: string },
) {
  await db.update(sessions).set(change).where(eq(sessions.id, id))
}

/** The login of a bearer, and whether its use shows for the first time that its answer arrived. */
export async function findByAccessToken(db: Db, hash: string, now: Date) {
  const [row] = await bearerStatement(db).execute({ hash, now })
  return row
}

const bearerStatement = prepared((db) => {
  const now = sql.placeholder('now')
  return db
    .select({
      sessionId: sessions.id,
      customerId: sessions.customerId,
      loggedInAt: sessions.createdAt,
      isFirstUse: sql<boolean>`not ${sessions.confirmed} and ${accessTokens.source} = ${sessions.refreshHash}`,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .where(
      and(
        eq(accessTokens.hash, sql.placeholder('hash')),
        sql`${accessTokens.expiresAt} > ${now}::timestamptz`,
        sql`${sessions.expiresAt} > ${now}::timestamptz`,
        isNull(sessions.endedAt),
      ),
    )
    .prepare('bearer')
})

export async function endSessions(
  db: Queries,
  { customerId, id, now }: { customerId: string; id?: string; now: Date },
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.customerId, customerId),
        isNull(sessions.endedAt),
        id === undefined ? undefined : eq(sessions.id, id),
      ),
    )
    .returning({ id: sessions.id })
  const ids = ended.map(({ id: sessionId }) => sessionId)
  // A device that was logged out shows no more notifications of the customer.
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ids))
  return ids.length
}

/** Moves push subscriptions from one login to another on the same device. */
export async function moveDevices(db: Queries, { from, to }: { from: string; to: string }) {
  await db
    .update(pushSubscriptions)
    .set({ sessionId: to })
    .where(eq(pushSubscriptions.sessionId, from))
}

export async function listLiveSessions(db: Queries, customerId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.customerId, customerId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.seenAt))
}

export async function sessionOpenedAt(db: Queries, id: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, id))
  return row?.at
}

/** Returns the data about the customer that a screen remembers. */
export async function loginRecord(db: Queries, customerId: string) {
  const [row] = await db
    .select({ _id: customers.id, name: customers.name, email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!row) throw new Error(`There is no customer ${customerId}.`)
  return row
}
