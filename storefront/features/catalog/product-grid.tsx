import type { ProductCard } from '@rimal/contract/catalog'
import type { Ref } from 'react'
import { ProductCardView } from './product-card.tsx'

const layouts = {
  /** Beside the rail of filters. */
  list: {
    columns: 'lg:grid-cols-3 2xl:grid-cols-4',
    sizes:
      '(min-width: 112.5rem) 18.7rem, (min-width: 60rem) min(33vw - 9.7rem, 25.5rem), (min-width: 40rem) 30vw, 44vw',
  },
  /** Over the whole page. */
  row: {
    // A last row that would hold one card alone is left out.
    columns:
      'lg:grid-cols-4 max-sm:[&>li:nth-child(odd):last-child:not(:only-child)]:hidden sm:max-lg:[&>li:nth-child(n+4)]:hidden',
    sizes: '(min-width: 60rem) min(22vw, 23.5rem), (min-width: 40rem) 30vw, 44vw',
  },
}

export const listCardSizes = layouts.list.sizes

/** Cards in columns: two on the phone, three or four on the desktop. */
export function ProductGrid(props: {
  cards: ProductCard[]
  layout: keyof typeof layouts
  /** How many are on the first screen. */
  priority?: number
  ref?: Ref<HTMLUListElement>
}) {
  const { cards, layout, priority = 0, ref } = props
  const { columns, sizes } = layouts[layout]
  return (
    <ul
      ref={ref}
      className={`grid grid-cols-2 gap-x-(--gap) gap-y-8 sm:grid-cols-3 lg:gap-y-14 ${columns}`}
    >
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCardView card={card} sizes={sizes} priority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
