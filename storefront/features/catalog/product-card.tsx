import type { ProductCard } from '@rimal/contract/catalog'
import { type PointerEvent, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Heart } from '../wishlist/heart.tsx'

type Props = {
  card: ProductCard
  /** How wide it stands in the layout, as in the `sizes` of an image. */
  sizes: string
  /** For what is seen first: loaded at once. */
  priority?: boolean
}

/** One piece in a list. The whole card is its one link, all but the heart. */
export function ProductCardView({ card, sizes, priority = false }: Props) {
  const { t } = useWords()
  const [approached, setApproached] = useState(false)
  const onApproach = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setApproached(true)
  }
  return (
    <article
      onPointerEnter={onApproach}
      className="group relative grid content-start gap-1 leading-tight"
    >
      <div className="relative mb-2">
        <Picture picture={card.picture} sizes={sizes} priority={priority} alt="" />
        {approached && card.secondPicture && (
          <Picture
            picture={card.secondPicture}
            sizes={sizes}
            alt=""
            className="absolute inset-0 bg-none! bg-transparent! opacity-0 transition-opacity duration-(--calm) ease-calm group-hover:opacity-100"
          />
        )}
        {card.tag && (
          <span className="absolute start-0 bottom-0 bg-paper pe-3 pt-1.5 pb-0.5 text-micro leading-tight">
            {t(`tag_${card.tag}`)}
          </span>
        )}
      </div>
      <h3 className="text-[1.125rem] lg:text-[1.25rem]">
        <Link
          to={`/product-details/${card.id}?item=${card.itemId}`}
          className="outline-none after:absolute after:inset-0 after:z-1 focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink"
        >
          {card.name}
        </Link>
      </h3>
      <p className="text-small text-ink-2">{card.subtitle}</p>
      <p>
        <Price amount={card.price} compareAt={card.compareAt} />
      </p>
      <Swatches colors={card.colors} />
      <Heart
        itemId={card.itemId}
        name={card.name}
        color={card.colorName}
        className="absolute! end-0 top-0 z-2"
      />
    </article>
  )
}

function Swatches({ colors }: { colors: ProductCard['colors'] }) {
  const { t } = useWords()
  const names = colors.map(({ name }) => name).join(t('list_separator'))
  return (
    <p className="mt-1.5 flex gap-2">
      <span className="sr-only">{t('card_colors', { names })}</span>
      {colors.map(({ itemId, color_code }) => (
        <span
          key={itemId}
          aria-hidden="true"
          className="size-3 border border-ink/20"
          style={{ backgroundColor: color_code }}
        />
      ))}
    </p>
  )
}
