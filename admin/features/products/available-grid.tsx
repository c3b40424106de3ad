import { fewLeft } from '@rimal/contract/limits'
import type { ProductRow } from '@rimal/contract/staff/products'
import { useWords } from '../../words.tsx'
import ui from '../../ui/ui.module.css'
import { Chip } from './chip.tsx'
import css from './products.module.css'

type Item = ProductRow['items'][number]

/** The available units by colour and size at one glance: few on a warm ground, none struck through. */
export function AvailableGrid({ row: { items, madeToOrder, leadDays } }: { row: ProductRow }) {
  const { t } = useWords()
  if (items.length === 0) return <span className={css.none}>{t('products_no_colors')}</span>
  const sizes = [...new Set(items.flatMap((item) => item.sizes.map(({ size }) => size)))].toSorted()
  return (
    <table className={css.grid}>
      <caption className={ui.hidden}>{t('products_available')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={ui.hidden}>{t('product_color')}</span>
          </th>
          {sizes.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <Chip color={item.colorCode} />
              {item.name}
            </th>
            {madeToOrder ? (
              <td colSpan={sizes.length} className={css.toOrder}>
                {leadDays ? t('products_to_order', { count: leadDays }) : t('stock_made_to_order')}
              </td>
            ) : (
              sizes.map((size) => <Cell key={size} item={item} size={size} />)
            )}
          </tr>
        ))}
      </tbody>
    </table>
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
