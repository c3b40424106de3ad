import type { Deps } from '../../../deps.ts'
import { cleanUpEmailFiles } from '../../messages/email-files.ts'
import {
  clearDrafts,
  deleteEndedSessions,
  deleteMessagesOfDeleted,
  deleteNotifications,
  deleteOldContactMessages,
  deleteOldMessages,
  deletePastVisits,
  deleteSpentCodes,
  stripOrdersOfDeleted,
} from './personal-data.sql.ts'

const day = 24 * 3_600_000
/** Long enough to come back to a checkout, and to answer who did not get a letter. */
const storedDays = 30
/** Half a year back she may look up what we told her. */
const notificationDays = 180
/** As the privacy page says. */
const contactDays = 2 * 365

/**
 * Forgets of people what has served its purpose. Orders, which the law has us keep, stay; those of
 * customers who are gone lose what it does not ask for.
 */
export async function cleanUpPersonalData(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock().getTime()
  const served = new Date(now - storedDays * day)
  await clearDrafts(db, served)
  await deleteOldMessages(db, served)
  await deleteMessagesOfDeleted(db, new Date(now - day))
  await deleteOldContactMessages(db, new Date(now - contactDays * day))
  await deleteSpentCodes(db, new Date(now))
  await deleteEndedSessions(db, served)
  await deleteNotifications(db, new Date(now - notificationDays * day))
  await deletePastVisits(db, served)
  await stripOrdersOfDeleted(db, served)
  await cleanUpEmailFiles(deps)
}
