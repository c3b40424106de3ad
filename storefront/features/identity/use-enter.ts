import type { Login, Merged } from '@rimal/contract/identity'
import { useWords, type Words } from '../../i18n/words.tsx'
import { keepSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.tsx'
import { loadCart } from '../cart/use-cart.ts'

/** She is in: her bag is shown, and what came along is said. The page then leads back (`useWayBack`). */
export function useEnter() {
  const { t } = useWords()
  return (login: Login) => {
    keepSession(login)
    void loadCart()
    showToast(welcome(login.merged, t))
  }
}

function welcome({ pieces, customSizes }: Merged, t: Words['t']): string {
  const sentence = pieces > 0 ? t('login_merged', { count: pieces }) : t('login_done')
  return customSizes > 0 ? `${sentence} ${t('login_merged_sizes')}` : sentence
}
