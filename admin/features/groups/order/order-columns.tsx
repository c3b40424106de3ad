import { Button } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import type { PlacedProduct } from '@rimal/contract/staff/collection-order'
import { Link } from 'react-router'
import { isolate } from '../../../ui/isolate.ts'
import { DragHandle } from '../../../ui/order/drag-handle.tsx'
import type { DraggedRows } from '../../../ui/order/use-dragged-rows.ts'
import { Picture } from '../../../ui/picture.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import type { Column } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import type { Words } from '../../../words.tsx'
import { kindOfState } from '../../products/product-state.ts'
import css from './order.module.css'
import { PlaceField } from './place-field.tsx'

type Acts = {
  items: readonly PlacedProduct[]
  rows: DraggedRows
  /** The number of products in the collection. */
  count: number
  move: (product: PlacedProduct, to: number) => void
}

const pictureWidth = 36

/** The columns of the products of a collection; without `acts` their order is only shown. */
export function orderColumns(words: Words, acts: Acts | null): Column<PlacedProduct>[] {
  const { t, language } = words
  return [
    {
      key: 'product',
      title: t('arrange_product'),
      cell: ({ id, name, picture, place }) => (
        <span className={css.named}>
          <span className={css.place}>{place}</span>
          {picture ? <Picture picture={{ ...picture, alt: '' }} width={pictureWidth} /> : null}
          <Link className={ui.rowLink} to={`/products/${id}`}>
            <bdi>{textIn(name, language)}</bdi>
          </Link>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('arrange_state'),
      cell: ({ state }) => (
        <StateMark kind={kindOfState[state]}>{t(`products_state_${state}`)}</StateMark>
      ),
    },
    ...(acts ? [actsColumn(words, acts)] : []),
  ]
}

function actsColumn(
  { t, language }: Words,
  { items, count, move, rows }: Acts,
): Column<PlacedProduct> {
  return {
    key: 'acts',
    title: '',
    isNumber: true,
    onPhone: 'wide',
    cell: (product) => {
      const { place } = product
      const name = isolate(textIn(product.name, language))
      // A button at the end of the list only looks disabled, because a disabled one would lose the focus.
      const button = (text: string, to: number) => (
        <Button
          variant="subtle"
          className={css.move}
          aria-label={`${text}: ${name}`}
          aria-disabled={to === place}
          onClick={() => (to === place ? undefined : move(product, to))}
        >
          {text}
        </Button>
      )
      return (
        <span className={css.acts}>
          {items.length > 1 ? <DragHandle onGrab={rows.grab(items.indexOf(product))} /> : null}
          {button(t('arrange_top'), 1)}
          {button(t('form_up'), Math.max(place - 1, 1))}
          {button(t('form_down'), Math.min(place + 1, count))}
          {button(t('arrange_end'), count)}
          <PlaceField
            label={t('arrange_place_of', { name })}
            place={place}
            count={count}
            onMove={(to) => move(product, to)}
          />
        </span>
      )
    },
  }
}
