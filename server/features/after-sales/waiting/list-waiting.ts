import { localTime } from '@rimal/contract/dates'
import { mayDo, type StaffRole } from '@rimal/contract/permissions'
import { type WaitingKind, waitingKinds } from '@rimal/contract/staff/waiting-kinds'
import type { Waiting } from '@rimal/contract/staff/waiting'
import type { Deps } from '../../../deps.ts'
import { maxAttempts } from '../../messages/message-tries.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { countWaiting } from './waiting.sql.ts'

const allKinds = Object.keys(waitingKinds) as WaitingKind[]

/** Returns what needs a person, as far as the role may see it, the most urgent first. */
export async function listWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  role: StaffRole,
): Promise<Waiting[]> {
  const kinds = allKinds.filter((kind) => mayDo(role, waitingKinds[kind]))
  const { timeZone } = await findSettings(db)
  const now = clock()
  const today = localTime(now, timeZone).day
  const counted = await countWaiting(db, { kinds, today, now, tries: maxAttempts })
  return counted
    .toSorted((a, b) => allKinds.indexOf(a.kind) - allKinds.indexOf(b.kind))
    .map(({ newest, ...work }) => ({
      ...work,
      newest: newest === null ? null : new Date(newest).toISOString(),
    }))
}
