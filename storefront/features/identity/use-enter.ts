import type { Login, Merged } from '@rimal/contract/identity'
import { useWords, type Words } from '../../i18n/words.tsx'
import { storeSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.tsx'
import { loadCart } from '../cart/use-cart.ts'
import { loadWishlist } from '../wishlist/save-wishlist.ts'

/**
 * After the login, shows the customer's cart and hearts, and says which items were merged. The page then returns to
 * the previous one (`useWayBack`).
 */
export function useEnter() {
  const { t } = useWords()
  return (login: Login) => {
    storeSession(login)
    void loadCart()
    void loadWishlist().then((wishlistItems) =>
      showToast(welcome({ ...login.merged, wishlistItems }, t)),
    )
  }
}

function welcome(came: Merged & { wishlistItems: number }, t: Words['t']): string {
  const { units, customSizes, wishlistItems } = came
  return [
    units > 0 ? t('login_merged', { count: units }) : t('login_done'),
    customSizes > 0 && t('login_merged_sizes'),
    wishlistItems > 0 && t('login_merged_wishlist', { count: wishlistItems }),
  ]
    .filter(Boolean)
    .join(' ')
}
