import { languagePath, textIn } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { listDueRequests, markAsked } from './asking.sql.ts'

const day = 24 * 3_600_000
/** Older deliveries are not asked about: a shop that begins to ask does not write about all orders of last year. */
const askedWithinDays = 14
const atOnce = 200

/** Asks each customer once for a review of an order that was delivered some days ago. */
export async function requestReviews(deps: Deps): Promise<void> {
  const now = deps.clock()
  const { reviewRequestDays } = await findSettings(deps.db)
  const to = new Date(now.getTime() - reviewRequestDays * day)
  const from = new Date(to.getTime() - askedWithinDays * day)
  const { origin } = deps.config.publicUrl
  await deps.transact(async (tx) => {
    const due = await listDueRequests(tx, { from, to, limit: atOnce })
    for (const { orderId, orderNumber, customerId, email, name, language, lines } of due) {
      // Another process may have asked between the query and the lock.
      if (!(await markAsked(tx, orderId, now))) continue
      const [first, ...others] = lines
      const page =
        first && others.length === 0 ? `review/${first.id}` : `order-details/${orderNumber}`
      await postMessage(tx, {
        dedupKey: `review_request:${orderId}`,
        kind: 'review_request',
        recipient: email,
        customerId,
        language,
        data: {
          name,
          orderNumber,
          items: lines.map((line) => textIn(line.name, language)),
          pictures: lines.map((line) => ({
            name: textIn(line.name, language),
            color: textIn(line.colorName, language),
            pictureId: line.pictureId,
          })),
          link: `${origin}${languagePath(language, `/${page}`)}`,
        },
      })
    }
  })
}
