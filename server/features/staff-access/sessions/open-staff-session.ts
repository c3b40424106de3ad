import { staffSessionHours } from '@rimal/contract/staff/sign-in'
import type { Queries } from '../../../db/connect.ts'
import { describeDevice } from '../../identity/sessions/describe-device.ts'
import { hashOf, newSecret } from '../../identity/sessions/tokens.ts'
import { insertSession } from '../staff-sessions.sql.ts'

const hourMs = 3_600_000
/** The time between the password and the second factor. */
const begunMs = 10 * 60_000

type Opening = { staffId: string; agent: string | undefined; now: Date }
/** Only the person gets the token; the database holds its hash. */
export type OpenedSession = { sessionId: string; token: string; expiresAt: Date }

export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + staffSessionHours * hourMs)
}

/** Begins a session after the right password; its token leads to the second factor and nowhere else. */
export async function beginSession(db: Queries, opening: Opening): Promise<string> {
  const expiresAt = new Date(opening.now.getTime() + begunMs)
  const { token } = await open(db, opening, { expiresAt, provedAt: null })
  return token
}

/** Opens a session whose second factor was proved at this moment. */
export function openProvedSession(db: Queries, opening: Opening): Promise<OpenedSession> {
  return open(db, opening, { expiresAt: endOfSession(opening.now), provedAt: opening.now })
}

/** Opens a session on the machine of the shop, whose person could write into the database directly. */
export function openMachineSession(
  db: Queries,
  { staffId, now }: { staffId: string; now: Date },
): Promise<OpenedSession> {
  const expiresAt = endOfSession(now)
  return open(db, { staffId, agent: undefined, now }, { expiresAt, provedAt: now, isMachine: true })
}

async function open(
  db: Queries,
  { staffId, agent, now }: Opening,
  session: { expiresAt: Date; provedAt: Date | null; isMachine?: boolean },
): Promise<OpenedSession> {
  const token = newSecret()
  const sessionId = await insertSession(db, {
    ...session,
    staffId,
    tokenHash: hashOf(token),
    device: describeDevice(agent),
    createdAt: now,
    seenAt: now,
  })
  return { sessionId, token, expiresAt: session.expiresAt }
}
