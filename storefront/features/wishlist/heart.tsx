import { useWords } from '../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { pressHeart, useHeart } from './hearts.ts'

/**
 * Adds a product in one colour to the wishlist, or removes it. Only the browser knows whether it is in the
 * wishlist.
 */
export function Heart(props: { itemId: string; name: string; color: string; className?: string }) {
  const { itemId, name, color, className = '' } = props
  const { t } = useWords()
  return (
    <IconButton
      icon="heart"
      label={t('wishlist_add', { name, color })}
      aria-pressed={useHeart(itemId)}
      data-heart=""
      onClick={() => pressHeart({ itemId, name }, t)}
      className={`aria-pressed:*:fill-current ${className}`}
    />
  )
}
