import type { Deps } from '../../deps.ts'
import {
  clearDrafts,
  deleteEndedSessions,
  deleteNotifications,
  deleteOldMessages,
  deletePastVisits,
  deleteSpentCodes,
  deleteThrottles,
  stripOrdersOfDeleted,
} from './personal-data.sql.ts'

const day = 24 * 3_600_000
/** Long enough to come back to a checkout, and to answer who did not get a letter. */
const keptDays = 30
/** Half a year back she may look up what we told her. */
const newsDays = 180

/**
 * Forgets of people what has served its purpose. Orders, which the law has us keep, stay; those of
 * customers who are gone lose what it does not ask for.
 */
export async function sweepPersonalData({ db, clock }: Deps): Promise<void> {
  const now = clock().getTime()
  const served = new Date(now - keptDays * day)
  await clearDrafts(db, served)
  await deleteOldMessages(db, served)
  // Nobody is held back for longer than minutes.
  await deleteThrottles(db, new Date(now - day))
  await deleteSpentCodes(db, new Date(now))
  await deleteEndedSessions(db, served)
  await deleteNotifications(db, new Date(now - newsDays * day))
  await deletePastVisits(db, served)
  await stripOrdersOfDeleted(db, served)
}
