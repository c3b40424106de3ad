import type { Deps } from '../../../deps.ts'
import { cleanUpEmailFiles } from '../../messages/email-files.ts'
import { maxAttempts } from '../../messages/message-tries.ts'
import {
  clearDrafts,
  deleteEndedSessions,
  deleteMessagesOfDeleted,
  deleteNotesOfDeleted,
  deleteNotifications,
  deleteOldContactMessages,
  deleteOldMessages,
  deletePastVisits,
  deleteSpentCodes,
  stripOrdersOfDeleted,
} from './personal-data.sql.ts'

const day = 24 * 3_600_000
/** Thirty days are enough to return to a checkout, and to answer a customer who did not get an email. */
const storedDays = 30
/** The customer can look up notifications of half a year. */
const notificationDays = 180
/** The period that the privacy page names. */
const contactDays = 2 * 365

/**
 * Deletes personal data that is no longer needed. Orders stay, because the law requires it; the orders of deleted
 * customers lose the data that the law does not require.
 */
export async function cleanUpPersonalData(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock().getTime()
  const served = new Date(now - storedDays * day)
  await clearDrafts(db, served)
  await deleteOldMessages(db, served)
  await deleteMessagesOfDeleted(db, { before: new Date(now - day), tries: maxAttempts })
  await deleteOldContactMessages(db, new Date(now - contactDays * day))
  await deleteSpentCodes(db, new Date(now))
  await deleteEndedSessions(db, served)
  await deleteNotifications(db, new Date(now - notificationDays * day))
  await deletePastVisits(db, served)
  await stripOrdersOfDeleted(db, served)
  await deleteNotesOfDeleted(db, served)
  await cleanUpEmailFiles(deps)
}
