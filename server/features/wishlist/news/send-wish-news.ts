import { languagePath, textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { findSettings } from '../../shop/settings.ts'
import { lookAtWishes, type WishChange } from './wish-news.sql.ts'

const atOnce = 500

/** Tells those who asked what is back or costs less on their lists: once for each change, in one letter. */
export async function sendWishNews(deps: Deps): Promise<void> {
  const { currency } = await findSettings(deps.db)
  let told = 0
  let looked: number
  do {
    const seen = await deps.db.transaction(async (tx) => {
      const found = await lookAtWishes(tx, atOnce)
      const byCustomer = Map.groupBy(found.changes, ({ customerId }) => customerId)
      const at = deps.clock().toISOString()
      for (const [customerId, changes] of byCustomer) {
        const [{ email, language }] = changes as [WishChange]
        const money = (amount: number) => formatMoney(amount, { currency, language })
        const page = languagePath(language, '/my-wishlist')
        await postMessage(tx, {
          dedupKey: `wish_news:${customerId}:${at}`,
          kind: 'wish_news',
          recipient: email,
          customerId,
          language,
          data: {
            pieces: changes.map(({ name, color, price, seenPrice, back }) => ({
              name: textIn(name, language),
              color: textIn(color, language),
              back,
              price: money(price),
              before: price < seenPrice ? money(seenPrice) : null,
            })),
            link: new URL(page, deps.config.publicUrl).href,
          },
        })
      }
      return { looked: found.looked, told: byCustomer.size }
    })
    looked = seen.looked
    told += seen.told
  } while (looked === atOnce)
  if (told > 0) await deps.jobs.wake('send-messages')
}
