import { languagePath, textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { Deps } from '../../../../deps.ts'
import { postMessage } from '../../../messages/post-message.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { lookAtWishlist, type WishlistChange } from './wishlist-updates.sql.ts'

const atOnce = 500

/**
 * Posts an email to the subscribed customers about products on their wishlists that are available again or cost
 * less: once for each change, in one email.
 */
export async function sendWishlistUpdates(deps: Deps): Promise<void> {
  const { currency } = await findSettings(deps.db)
  let looked: number
  do {
    looked = await deps.transact(async (tx) => {
      const found = await lookAtWishlist(tx, atOnce)
      const byCustomer = Map.groupBy(found.changes, ({ customerId }) => customerId)
      const at = deps.clock().toISOString()
      for (const [customerId, changes] of byCustomer) {
        const [{ email, language }] = changes as [WishlistChange]
        const money = (amount: number) => formatMoney(amount, { currency, language })
        const page = languagePath(language, '/my-wishlist')
        await postMessage(tx, {
          dedupKey: `wishlist_update:${customerId}:${at}`,
          kind: 'wishlist_update',
          recipient: email,
          customerId,
          language,
          data: {
            items: changes.map(({ name, color, price, seenPrice, back, pictureId }) => ({
              pictureId,
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
      return found.looked
    })
  } while (looked === atOnce)
}
