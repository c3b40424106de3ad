import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useCart } from '../features/cart/use-cart.ts'
import { useWords } from '../i18n/words.tsx'
import { Icon } from '../ui/icon.tsx'

export function CartLink() {
  const { count } = useCart()
  const { t } = useWords()
  const name = count === null ? t('cart') : t('units_in_cart', { count })
  return (
    <>
      <Link
        to="/cart"
        aria-label={name}
        className="relative grid size-(--tool) place-items-center hover:text-oud"
      >
        <Icon name="cart" />
        {Boolean(count) && (
          <span
            aria-hidden="true"
            className="absolute end-1.5 top-[.4375rem] text-[.6875rem] leading-none text-oud"
          >
            {count}
          </span>
        )}
      </Link>
      <output className="sr-only">{useChanged(count) ? name : ''}</output>
    </>
  )
}

/** Returns true once the count has changed while it is shown: the first count is no change. */
function useChanged(count: number | null): boolean {
  const first = useRef<number | null>(null)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (count === null) return
    first.current ??= count
    if (first.current !== count) setChanged(true)
  }, [count])
  return changed
}
