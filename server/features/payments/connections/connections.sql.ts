import { type ConnectionName, connectionKinds } from '@rimal/contract/staff/connections'
import { type AttemptState, attemptStatesThatAre } from '@rimal/contract/statuses'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { connections, connectionSecrets } from '../../../db/tables/connections.ts'
import { staffMembers } from '../../../db/tables/staff.ts'
import type { Tx } from '../../../db/transact.ts'

/** Any fixed number: the advisory lock under which connections are changed. */
const connectionsLock = 7_226_534

/** Changes wait for each other, so that what one of them has read is the same at its commit. */
export async function holdConnections(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${connectionsLock})`)
}

export type StoredConnection = Awaited<ReturnType<typeof listStored>>[number]

/** Lists what staff connected, in the order of preference; secrets stay sealed. */
export async function listStored(db: Queries) {
  const [rows, secrets] = await Promise.all([
    db.select().from(connections).orderBy(asc(connections.rank), asc(connections.name)),
    db
      .select({
        connection: connectionSecrets.connection,
        field: connectionSecrets.field,
        sealed: connectionSecrets.sealed,
        ending: connectionSecrets.ending,
        setBy: staffMembers.name,
        setAt: connectionSecrets.setAt,
      })
      .from(connectionSecrets)
      .leftJoin(staffMembers, eq(staffMembers.id, connectionSecrets.setBy))
      .orderBy(asc(connectionSecrets.connection), asc(connectionSecrets.field)),
  ])
  return rows.map((row) => ({
    ...row,
    secrets: secrets.filter(({ connection }) => connection === row.name),
  }))
}

type Saving = {
  name: ConnectionName
  isOn: boolean
  fields: Record<string, string>
  changedAt: Date
}

/** Writes a connection; a new one comes last among its kind. */
export async function writeConnection(
  tx: Tx,
  { name, isOn, fields, changedAt }: Saving,
): Promise<void> {
  const rank = sql<number>`(select coalesce(max(rank), 0) + 1 from connections)`
  await tx
    .insert(connections)
    .values({ name, isOn, fields, rank, changedAt })
    .onConflictDoUpdate({
      target: connections.name,
      set: { isOn, fields, changedAt, revision: sql`${connections.revision} + 1` },
    })
}

type Secret = typeof connectionSecrets.$inferInsert

export async function writeSecret(tx: Tx, secret: Secret): Promise<void> {
  const { connection: _connection, field: _field, ...set } = secret
  await tx
    .insert(connectionSecrets)
    .values(secret)
    .onConflictDoUpdate({
      target: [connectionSecrets.connection, connectionSecrets.field],
      set,
    })
}

export async function deleteSecret(tx: Tx, name: ConnectionName, field: string): Promise<void> {
  await tx
    .delete(connectionSecrets)
    .where(and(eq(connectionSecrets.connection, name), eq(connectionSecrets.field, field)))
}

/** Switches connections off and leaves their accounts. */
export async function switchOff(
  tx: Tx,
  names: readonly ConnectionName[],
  changedAt: Date,
): Promise<void> {
  await tx
    .update(connections)
    .set({ isOn: false, changedAt, revision: sql`${connections.revision} + 1` })
    .where(and(inArray(connections.name, [...names]), eq(connections.isOn, true)))
}

/** Deletes the account of a connection; its row stays, so that its revision never comes back. */
export async function clearConnection(
  tx: Tx,
  name: ConnectionName,
  changedAt: Date,
): Promise<void> {
  await tx.delete(connectionSecrets).where(eq(connectionSecrets.connection, name))
  await tx
    .update(connections)
    .set({ isOn: false, fields: {}, changedAt, revision: sql`${connections.revision} + 1` })
    .where(eq(connections.name, name))
}

export async function saveRanks(tx: Tx, names: readonly ConnectionName[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await tx
      .update(connections)
      .set({ rank: index + 1, revision: sql`${connections.revision} + 1` })
      .where(eq(connections.name, name))
  }
}

/** Returns when the last event of each payment provider came. */
export async function lastEvents(db: Queries): Promise<Map<string, Date>> {
  const names = sql.join(
    connectionKinds.payment.map((name) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ name: string; at: Date | string }>(sql`
    select name, (select received_at from payment_events where provider = name
      order by received_at desc limit 1) as at
    from unnest(array[${names}]::text[]) name`)
  return new Map(rows.flatMap(({ name, at }) => (at ? [[name, new Date(at)] as const] : [])))
}

const inUse: readonly AttemptState[] = [
  ...attemptStatesThatAre('open'),
  ...attemptStatesThatAre('holds_money'),
  'review',
]

/** The longest time in which a provider refunds a payment: Tabby's 180 days. */
const refundableMs = 180 * 24 * 3_600_000

/** A payment for which the shop still needs the account that took it. */
export type PaymentInUse = { attemptId: string; providerRef: string | null }

/** Finds the newest payment that is open, may still be paid or may still be refunded; one without a reference last. */
export async function findPaymentInUse(
  db: Queries,
  name: ConnectionName,
  now: Date,
): Promise<PaymentInUse | undefined> {
  const states = sql.join(
    inUse.map((state) => sql`${state}`),
    sql`, `,
  )
  const since = new Date(now.getTime() - refundableMs)
  const { rows } = await db.execute<PaymentInUse>(sql`
    select id as "attemptId", provider_ref as "providerRef" from payment_attempts
    where provider = ${name} and (state in (${states}) or ask_after is not null)
      and created_at > ${since}
    order by provider_ref is null, created_at desc limit 1`)
  return rows[0]
}
