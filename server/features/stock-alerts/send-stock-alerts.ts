import { languagePath, textIn } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { postMessage } from '../messages/post-message.ts'
import { listDueAlerts, markAlertsSent } from './stock-alerts.sql.ts'

/** One email to each who asked for a size that can be bought again. */
export async function sendStockAlerts(deps: Deps) {
  const { origin } = deps.config.publicUrl
  const count = await deps.db.transaction(async (tx) => {
    const due = await listDueAlerts(tx)
    for (const alert of due) {
      const path = languagePath(alert.language, `/product-details/${alert.product_id}`)
      await postMessage(tx, {
        dedupKey: `stock:${alert.id}`,
        kind: 'stock_alert',
        recipient: alert.email,
        language: alert.language,
        data: {
          name: textIn(alert.name, alert.language),
          color: textIn(alert.color, alert.language),
          size: alert.size,
          link: `${origin}${path}?item=${alert.item_id}`,
        },
      })
    }
    await markAlertsSent(
      tx,
      due.map(({ id }) => id),
      deps.clock(),
    )
    return due.length
  })
  if (count > 0) await deps.jobs.wake('send-messages')
}
