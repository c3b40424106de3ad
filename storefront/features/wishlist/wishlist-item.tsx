import type { WishlistItem } from '@rimal/contract/wishlist'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'
import { productAddress } from '../cart/item/product-address.ts'
import { PriceThere } from '../delivery/price-there.tsx'

export const wishlistColumns =
  'grid grid-cols-2 gap-x-(--gap) gap-y-10 sm:grid-cols-3 lg:grid-cols-4 lg:gap-y-14'
const sizes = '(min-width: 60rem) min(22vw, 23.5rem), (min-width: 40rem) 30vw, 44vw'

/** A product in the colour of the wishlist: its name, its current price, whether it is available. */
export function WishlistItemView(props: {
  item: WishlistItem
  /** In the corner of the picture. */
  corner: ReactNode
  /** The actions for the item. */
  children?: ReactNode
}) {
  const { item, corner, children } = props
  const { t } = useWords()
  const { name, subtitle, colorName, color_code, picture, state } = item
  const gone = state === 'withdrawn'
  return (
    <article className="relative flex h-full flex-col gap-1 leading-tight">
      <Picture
        picture={picture}
        sizes={sizes}
        alt=""
        className={`mb-2 ${state === 'available' ? '' : 'opacity-60'}`}
      />
      <h2 className="text-[1.125rem] lg:text-[1.25rem]">
        {gone ? (
          name
        ) : (
          <Link
            to={productAddress(item)}
            className="outline-none after:absolute after:inset-0 after:z-1 focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink"
          >
            {name}
          </Link>
        )}
      </h2>
      <p className="text-small text-ink-2">{subtitle}</p>
      <p className="flex items-center gap-2 text-small text-ink-2">
        <span
          aria-hidden="true"
          className="size-3 flex-none border border-ink/20"
          style={{ backgroundColor: color_code }}
        />
        {colorName}
      </p>
      <p className="mb-auto">{gone ? t('wishlist_withdrawn') : <PriceThere of={item} />}</p>
      {state === 'sold_out' && <p className="text-small text-ink-2">{t('wishlist_sold_out')}</p>}
      {children}
      <span className="absolute end-0 top-0 z-2">{corner}</span>
    </article>
  )
}
