import { formatDay, localTime } from '@rimal/contract/dates'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { leftOf } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings.ts'
import { pieceText } from '../piece-text.ts'
import { lockMissed, updateMaking } from './making.sql.ts'
import { stillSewn } from './move-date.ts'

const batch = 100

/**
 * Pieces whose promised day is over: the house is told so, once for each promise, and owes her another day. She is told
 * nothing here, as nobody knows yet what would be true.
 */
export async function chaseMaking(deps: Deps): Promise<void> {
  const { timeZone, contact } = await findSettings(deps.db)
  const now = deps.clock()
  const today = localTime(now, timeZone).day
  const chased = await deps.db.transaction(async (tx) => {
    const missed = await lockMissed(tx, { statuses: stillSewn, today, limit: batch })
    for (const { line } of missed) await updateMaking(tx, line.id, { chasedAt: now })
    const [first] = missed
    if (first) {
      await postMessage(tx, {
        dedupKey: `pieces_overdue:${first.line.id}:${now.getTime()}`,
        kind: 'pieces_overdue',
        recipient: contact.email,
        language: 'en',
        data: {
          pieces: missed.map(({ order, line, making }) => ({
            orderNumber: order.number,
            piece: pieceText({ ...line, quantity: leftOf(line) }, 'en'),
            day: formatDay(making.promisedOn, 'en', { weekday: true }),
            tailor: making.tailor,
          })),
        },
      })
    }
    return missed.length
  })
  if (chased > 0) await deps.jobs.wake('send-messages')
}
