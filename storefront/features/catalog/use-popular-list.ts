import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'

/** Returns a link to the best sellers, or to all products where none is marked as one. */
export function usePopularList(): { to: string; label: string } {
  const { t } = useWords()
  const { collections } = useShop()
  return collections.some(({ id }) => id === 'best_seller')
    ? { to: '/product-list/best_seller', label: t('cart_empty_best') }
    : { to: '/product-list', label: t('to_the_shop') }
}
