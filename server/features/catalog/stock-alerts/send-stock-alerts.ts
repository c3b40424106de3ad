import { languagePath, textIn } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { countTextsSince, listDueAlerts, markAlertsSent } from './stock-alerts.sql.ts'

const perRun = 200
/** Each costs money; in 24 hours the shop sends no more, and the others wait. */
const maxTexts = 200
const budgetHours = 24

/** One email or text message to each who asked for a size that can be bought again. */
export async function sendStockAlerts(deps: Deps) {
  const { origin } = deps.config.publicUrl
  await deps.transact(async (tx) => {
    const now = deps.clock()
    const sent = await countTextsSince(tx, new Date(now.getTime() - budgetHours * 3_600_000))
    const due = [
      ...(await listDueAlerts(tx, { by: 'email', limit: perRun })),
      ...(await listDueAlerts(tx, { by: 'phone', limit: Math.max(0, maxTexts - sent) })),
    ]
    for (const alert of due) {
      const path = languagePath(alert.language, `/product-details/${alert.address}`)
      await postMessage(tx, {
        dedupKey: `stock:${alert.id}`,
        kind: 'stock_alert',
        recipient: alert.email ?? alert.phone,
        channel: alert.email === null ? 'sms' : 'email',
        language: alert.language,
        data: {
          name: textIn(alert.name, alert.language),
          color: textIn(alert.color, alert.language),
          size: alert.size,
          pictureId: alert.picture_id,
          link: `${origin}${path}?item=${alert.item_id}`,
        },
      })
    }
    await markAlertsSent(
      tx,
      due.map(({ id }) => id),
      now,
    )
  })
}
