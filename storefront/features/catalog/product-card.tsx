import type { ProductCard } from '@rimal/contract/catalog'
import { type PointerEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PriceThere } from '../delivery/price-there.tsx'
import { Heart } from '../wishlist/heart.tsx'
import { Swatch } from './swatch.tsx'

type Props = {
  card: ProductCard
  /** The width of the card in the layout, as in the `sizes` of an image. */
  sizes: string
  /** For pictures that are seen first: they load at once. */
  priority?: boolean
}

/** One product in a list. The whole card is one link, except for the heart and the colours. */
export function ProductCardView({ card, sizes, priority = false }: Props) {
  const { t } = useWords()
  const [approached, setApproached] = useState(false)
  const [itemId, setItemId] = useShownItem(card.itemId)
  const color = card.colors.find((other) => other.itemId === itemId && itemId !== card.itemId)
  const onApproach = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setApproached(true)
  }
  return (
    <article
      onPointerEnter={onApproach}
      className="group relative grid content-start gap-1 leading-tight"
    >
      <div className="relative mb-2">
        <Picture
          key={itemId}
          picture={color?.picture ?? card.picture}
          sizes={sizes}
          priority={priority}
        />
        {approached && card.secondPicture && !color && (
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
          to={`/product-details/${card.address}?item=${itemId}`}
          className="outline-none after:absolute after:inset-0 after:z-1 focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink"
        >
          {card.name}
        </Link>
      </h3>
      <p className="text-small text-ink-2">{card.subtitle}</p>
      <p>
        <PriceThere of={card} />
      </p>
      <Swatches card={card} shown={itemId} onShow={setItemId} />
      <Heart
        itemId={itemId}
        name={card.name}
        color={color?.name ?? card.colorName}
        className="absolute! end-0 top-0 z-2"
      />
    </article>
  )
}

/**
 * The colour that a card shows: the one of the list, until the shopper chooses another one. A list that changes may show
 * another colour, as a filter for it does.
 */
function useShownItem(inList: string): [string, (itemId: string) => void] {
  const [chosen, setChosen] = useState({ instead: inList, itemId: inList })
  const itemId = chosen.instead === inList ? chosen.itemId : inList
  return [itemId, (next) => setChosen({ instead: inList, itemId: next })]
}

/** The colours, each of which shows its picture. */
function Swatches(props: { card: ProductCard; shown: string; onShow: (itemId: string) => void }) {
  const { card, shown, onShow } = props
  const { t } = useWords()
  const name = useId()
  return (
    <fieldset className="z-2 mt-2.5 ms-1 flex flex-wrap gap-3">
      <legend className="sr-only">{t('card_colors', { name: card.name })}</legend>
      {card.colors.map(({ itemId, name: label, color_code }) => (
        <Swatch
          key={itemId}
          name={name}
          label={label}
          color={color_code}
          chosen={itemId === shown}
          onChoose={() => onShow(itemId)}
          className="size-6"
        />
      ))}
    </fieldset>
  )
}
