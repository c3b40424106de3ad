import { formatDay, localTime } from '@rimal/contract/dates'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { remainingQuantity } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { lineText } from '../fulfilment/line-text.ts'
import { lockMissed, updateProduction } from './production.sql.ts'

const batch = 100

/**
 * Notifies staff of production items whose due day has passed, once for each due day, so that staff set
 * another day. The customer is not notified here, because no true day is known yet.
 */
export async function remindOfOverdueProduction(deps: Deps): Promise<void> {
  const { timeZone, contact } = await findSettings(deps.db)
  const now = deps.clock()
  const today = localTime(now, timeZone).day
  await deps.transact(async (tx) => {
    const missed = await lockMissed(tx, { today, limit: batch })
    for (const { line } of missed) await updateProduction(tx, line.id, { overdueRemindedAt: now })
    const [first] = missed
    if (first) {
      await postMessage(tx, {
        dedupKey: `production_overdue:${first.line.id}:${now.getTime()}`,
        kind: 'production_overdue',
        recipient: contact.email,
        language: 'en',
        data: {
          productionItems: missed.map(({ order, line, production }) => ({
            orderNumber: order.number,
            productionItem: lineText({ ...line, quantity: remainingQuantity(line) }, 'en'),
            day: formatDay(production.dueOn, 'en', { weekday: true }),
            tailor: production.tailor,
          })),
        },
      })
    }
  })
}
