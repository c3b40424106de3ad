import {
  upcomingVisitStatuses,
  awaitedVisitStatuses,
  type VisitStatus,
} from '@rimal/contract/statuses'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { saveCustomers } from '../../db/lock-customer.ts'
import { visitEvents, visits } from '../../db/tables/visits.ts'

export type StoredVisit = typeof visits.$inferSelect
export type NewVisit = Omit<typeof visits.$inferInsert, 'number'>

/**
 * Until the transaction ends nobody else decides about these names: a person, a time. Whoever takes
 * several takes them in this order, or two would wait for each other.
 */
export async function hold(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visits ${name}`}, 0))`)
  }
}

export async function insertVisit(tx: Tx, visit: NewVisit): Promise<StoredVisit> {
  const number = sql<string>`'HV-' || nextval('visit_numbers')`
  const [row] = await tx
    .insert(visits)
    .values({ ...visit, number })
    .returning()
  if (!row) throw new Error('A visit was not stored.')
  return row
}

export async function insertEvent(tx: Tx, event: typeof visitEvents.$inferInsert): Promise<void> {
  await tx.insert(visitEvents).values(event)
}

export async function updateVisit(
  tx: Tx,
  id: string,
  change: Partial<StoredVisit>,
): Promise<StoredVisit> {
  const [row] = await tx.update(visits).set(change).where(eq(visits.id, id)).returning()
  if (!row) throw new Error('A visit was lost.')
  return row
}

export async function findVisit(db: Queries, token: string): Promise<StoredVisit | undefined> {
  const [row] = await db.select().from(visits).where(eq(visits.token, token))
  return row
}

export async function findVisitByNumber(
  db: Queries,
  number: string,
): Promise<StoredVisit | undefined> {
  const [row] = await db.select().from(visits).where(eq(visits.number, number))
  return row
}

/** Works like `findVisit`, and locks the visit until the transaction ends. */
export async function lockVisit(tx: Tx, token: string): Promise<StoredVisit | undefined> {
  return lockWhere(tx, eq(visits.token, token))
}

export async function lockVisitByNumber(tx: Tx, number: string): Promise<StoredVisit | undefined> {
  return lockWhere(tx, eq(visits.number, number))
}

async function lockWhere(tx: Tx, which: SQL): Promise<StoredVisit | undefined> {
  await saveCustomers(tx, tx.select({ id: visits.customerId }).from(visits).where(which))
  const [row] = await tx.select().from(visits).where(which).for('update')
  return row
}

export type Booker = { customerId: string } | { guestId: string }

function isOf(booker: Booker) {
  return 'customerId' in booker
    ? eq(visits.customerId, booker.customerId)
    : eq(visits.guestId, booker.guestId)
}

/**
 * `booker`: the identity by which the shop knows the person; the keys stand for the contacts that the person gave.
 */
export type Person = { booker: Booker; emailKey: string | null; phoneKey: string | null }

/**
 * Finds the visit that was booked under a key before, so that a repeated request gets the same answer. A guest
 * whose first answer was lost has no cookie yet, and is recognised by the contacts.
 */
export async function findBooked(
  tx: Tx,
  { booker, emailKey, phoneKey }: Person,
  idempotencyKey: string,
): Promise<StoredVisit | undefined> {
  const isOfSession = and(eq(visits.emailKey, emailKey ?? ''), eq(visits.phoneKey, phoneKey ?? ''))
  const [row] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.idempotencyKey, idempotencyKey), or(isOf(booker), isOfSession)))
  return row
}

const isUpcoming = inArray(visits.status, [...upcomingVisitStatuses])

/** Counts the upcoming visits of a person, whichever of the contacts was given. */
export async function countUpcoming(
  tx: Tx,
  { booker, emailKey, phoneKey }: Person,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(visits)
    .where(
      and(
        isUpcoming,
        gt(visits.endsAt, now),
        or(
          isOf(booker),
          emailKey === null ? undefined : eq(visits.emailKey, emailKey),
          phoneKey === null ? undefined : eq(visits.phoneKey, phoneKey),
        ),
      ),
    )
  return row?.count ?? 0
}

type Time = { day: string; timeSlotId: string }

/** How many are booked for a time, not counting the one that would move there. */
export async function countBooked(
  tx: Tx,
  { day, timeSlotId }: Time,
  except?: string,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(visits)
    .where(
      and(
        eq(visits.day, day),
        eq(visits.timeSlotId, timeSlotId),
        ne(visits.status, 'cancelled' satisfies VisitStatus),
        except === undefined ? undefined : ne(visits.id, except),
      ),
    )
  return row?.count ?? 0
}

/** Counts the booked visits for every time of some days. */
export async function listBooked(
  db: Queries,
  { from, to }: { from: string; to: string },
): Promise<(Time & { count: number })[]> {
  return db
    .select({ day: visits.day, timeSlotId: visits.timeSlotId, count: count() })
    .from(visits)
    .where(and(gte(visits.day, from), lte(visits.day, to), ne(visits.status, 'cancelled')))
    .groupBy(visits.day, visits.timeSlotId)
}

export async function listOfCustomer(db: Queries, customerId: string): Promise<StoredVisit[]> {
  return db
    .select()
    .from(visits)
    .where(eq(visits.customerId, customerId))
    .orderBy(desc(visits.startsAt), desc(visits.createdAt))
}

/** Counts the visits of the lists whose visits wait for staff. */
export async function countForStaff(
  db: Queries,
  now: Date,
): Promise<{ to_call: number; upcoming: number }> {
  const isToCall = inArray(visits.status, [...awaitedVisitStatuses])
  const [row] = await db
    .select({
      to_call: sql<number>`(count(*) filter (where ${isToCall}))::int`,
      upcoming: sql<number>`(count(*) filter (where ${and(isUpcoming, gt(visits.endsAt, now))}))::int`,
    })
    .from(visits)
    .where(isUpcoming)
  return row ?? { to_call: 0, upcoming: 0 }
}

/** A visit has one owner: it is the guest's no more. */
export async function assignVisits(
  db: Queries,
  { customerId, emailKey, phoneKey }: { customerId: string } & Omit<Person, 'booker'>,
): Promise<void> {
  await db
    .update(visits)
    .set({ customerId, guestId: null })
    .where(
      and(isNull(visits.customerId), sql`(email_key = ${emailKey} or phone_key = ${phoneKey})`),
    )
}

/** Locks the visits of a customer whose measurements are not in profiles yet, the oldest first. */
export async function lockMeasuredVisits(tx: Tx, customerId: string): Promise<StoredVisit[]> {
  return tx
    .select()
    .from(visits)
    .where(and(eq(visits.customerId, customerId), sql`${visits.measured} <> '[]'`))
    .orderBy(asc(visits.updatedAt))
    .for('update')
}

export async function deleteOfCustomer(tx: Tx, customerId: string): Promise<StoredVisit[]> {
  return tx.delete(visits).where(eq(visits.customerId, customerId)).returning()
}

/** `before`: how long before a visit reminders are due, in milliseconds. */
type Reminding = { now: Date; before: readonly number[] }

/** A reminder of it is due, and none was sent since that is so. */
function isToRemind({ now, before }: Reminding) {
  const isDue = before.map((ms) => {
    const dueAt = sql`${visits.startsAt} - ${`${ms} milliseconds`}::interval`
    return sql`(${dueAt} <= ${now} and (${visits.remindedAt} is null or ${visits.remindedAt} < ${dueAt}))`
  })
  return sql`${visits.status} = 'confirmed' and ${gt(visits.startsAt, now)} and (${sql.join(isDue, sql` or `)})`
}

/** Lists the ids of confirmed visits for which a reminder is due. */
export async function listVisitsToRemind(db: Queries, reminding: Reminding): Promise<string[]> {
  const rows = await db
    .select({ id: visits.id })
    .from(visits)
    .where(isToRemind(reminding))
    .orderBy(asc(visits.startsAt))
    .limit(batch)
  return rows.map(({ id }) => id)
}

/** One of them, unless it is none any more; nobody else reminds of it now. */
export async function lockVisitToRemind(
  tx: Tx,
  { id, ...reminding }: Reminding & { id: string },
): Promise<StoredVisit | undefined> {
  return lockWhere(tx, sql`${eq(visits.id, id)} and ${isToRemind(reminding)}`)
}

/**
 * Locks the visits whose call is overdue and of which the shop was not notified, so that no other process notifies
 * the shop too.
 */
export async function lockOverdueCalls(tx: Tx, now: Date): Promise<StoredVisit[]> {
  return tx
    .select()
    .from(visits)
    .where(
      and(
        inArray(visits.status, [...awaitedVisitStatuses]),
        lte(visits.contactBy, now),
        gt(visits.endsAt, now),
        isNull(visits.overdueRemindedAt),
      ),
    )
    .limit(batch)
    .for('update', { skipLocked: true })
}

/** The most visits that one run of a job handles; the next run takes the rest. */
const batch = 200
