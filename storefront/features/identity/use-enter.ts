import type { Login, Merged } from '@rimal/contract/identity'
import { useWords, type Words } from '../../i18n/words.tsx'
import { keepSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.tsx'
import { loadCart } from '../cart/use-cart.ts'
import { loadWishes } from '../wishlist/keep-wishes.ts'

/** She is in: her bag and hearts are shown, and what came along is said. The page then leads back (`useWayBack`). */
export function useEnter() {
  const { t } = useWords()
  return (login: Login) => {
    keepSession(login)
    void loadCart()
    void loadWishes().then((wishes) => showToast(welcome({ ...login.merged, wishes }, t)))
  }
}

function welcome(came: Merged & { wishes: number }, t: Words['t']): string {
  const { pieces, customSizes, wishes } = came
  return [
    pieces > 0 ? t('login_merged', { count: pieces }) : t('login_done'),
    customSizes > 0 && t('login_merged_sizes'),
    wishes > 0 && t('login_merged_wishes', { count: wishes }),
  ]
    .filter(Boolean)
    .join(' ')
}
