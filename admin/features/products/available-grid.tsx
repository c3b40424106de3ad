import { fewLeft } from '@rimal/contract/limits'
import type { ProductRow } from '@rimal/contract/staff/products'
import { useWords } from '../../words.tsx'
import ui from '../../ui/ui.module.css'
import css from './products.module.css'
import { SizesGrid } from './sizes-grid.tsx'

type Item = ProductRow['items'][number]

/** The available units by colour and size at one glance: few on a warm ground, none struck through. */
export function AvailableGrid({ row: { items, madeToOrder, leadDays } }: { row: ProductRow }) {
  const { t } = useWords()
  if (items.length === 0) return <span className={css.none}>{t('products_no_colors')}</span>
  return (
    <SizesGrid
      items={items}
      nameOf={({ name }) => name}
      className={css.grid}
      caption={<caption className={ui.hidden}>{t('products_available')}</caption>}
      corner={<span className={ui.hidden}>{t('product_color')}</span>}
      renderCells={(item, sizes) =>
        madeToOrder ? (
          <td colSpan={sizes.length} className={css.toOrder}>
            {leadDays ? t('products_to_order', { count: leadDays }) : t('stock_made_to_order')}
          </td>
        ) : (
          sizes.map((size) => <Cell key={size} item={item} size={size} />)
        )
      }
    />
  )
}

function Cell({ item, size }: { item: Item; size: number }) {
  const { t } = useWords()
  const made = item.sizes.find((one) => one.size === size)
  if (!made) return <td aria-label={t('products_not_made')}>·</td>
  if (made.available <= 0)
    return <td className={css.struck} aria-label={t('products_none_sold_in')} />
  return <td className={made.available <= fewLeft ? css.few : undefined}>{made.available}</td>
}
