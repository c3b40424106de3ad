import type { ResultOf } from '@rimal/contract/endpoint'
import type { identityApi } from '@rimal/contract/identity'
import type { Deps } from '../../../deps.ts'
import { listLiveSessions } from './sessions.sql.ts'

export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customerId, sessionId }: { customerId: string; sessionId: string },
): Promise<ResultOf<typeof identityApi.listSessions>> {
  const live = await listLiveSessions(db, customerId, clock())
  return live.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    loggedInAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isThis: id === sessionId,
  }))
}
