import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import type { Tx } from '../../../../db/transact.ts'
import { sessions } from '../../../../db/tables/customers.ts'
import { pushSubscriptions } from '../../../../db/tables/notifications.ts'

export type Device = typeof pushSubscriptions.$inferSelect
export type NewDevice = typeof pushSubscriptions.$inferInsert

/** Lists the customer's devices on which the login is still active. */
export async function listDevices(db: Queries, customerId: string, now: Date): Promise<Device[]> {
  const rows = await db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.customerId, customerId), isLive(now)))
    .orderBy(asc(pushSubscriptions.createdAt))
  return rows.map(({ device }) => device)
}

export async function findDevice(db: Queries, id: string, now: Date): Promise<Device | undefined> {
  const [row] = await db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.id, id), isLive(now)))
  return row?.device
}

function isLive(now: Date) {
  return and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))
}

/**
 * Saves a device. A browser has one address, whichever customer is logged in there, and a login has one browser; the app
 * on a phone has one token in the same way.
 * Pending notifications name the id of the device, which stays the same while the device belongs to the same
 * customer, so that another customer never sees them. An unchanged device is not written again.
 */
export async function saveDevice(tx: Tx, device: NewDevice): Promise<void> {
  const { id, customerId, sessionId, service, endpoint, p256dh, auth, language } = pushSubscriptions
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(sessionId, device.sessionId), ne(endpoint, device.endpoint)))
  const said = [customerId, sessionId, service, p256dh, auth, language]
  await tx
    .insert(pushSubscriptions)
    .values(device)
    .onConflictDoUpdate({
      target: endpoint,
      set: {
        ...device,
        id: sql`case when ${customerId} = excluded.customer_id then ${id} else excluded.id end`,
      },
      setWhere: sql`(${sql.join(said, sql`, `)}) is distinct from (${sql.join(
        said.map(({ name }) => sql`excluded.${sql.identifier(name)}`),
        sql`, `,
      )})`,
    })
}

export async function deleteDevices(db: Queries, ids: string[]): Promise<void> {
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids))
}

export async function removeEndpoint(
  db: Queries,
  { customerId, service, endpoint }: Pick<Device, 'customerId' | 'service' | 'endpoint'>,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.customerId, customerId),
        eq(pushSubscriptions.service, service),
        eq(pushSubscriptions.endpoint, endpoint),
      ),
    )
}
