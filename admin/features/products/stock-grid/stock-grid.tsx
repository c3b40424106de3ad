import { fewLeft } from '@rimal/contract/limits'
import type { StaffProduct } from '@rimal/contract/staff/products'
import { useState } from 'react'
import { readCount } from '../../../ui/form/read-amount.ts'
import { useWords } from '../../../words.tsx'
import css from '../product/product.module.css'
import { SizesGrid } from '../sizes-grid.tsx'

type Item = StaffProduct['items'][number]
type Size = Item['sizes'][number]
type Props = {
  items: readonly Item[]
  /** How many units more or fewer are typed, by SKU. */
  differences: Record<string, number>
  canAdjust: boolean
  onType: (sku: string, difference: number) => void
}

/** Colours by sizes, each cell with the units on hand; a colour without a size has an empty cell. */
export function StockGrid({ items, ...rest }: Props) {
  const { t, language } = useWords()
  const nameOf = ({ name }: Item) => (language === 'arb' ? name.ar : name.en)
  return (
    <div className={css.stockScroll}>
      <SizesGrid
        items={items}
        nameOf={nameOf}
        className={css.stock}
        corner={t('product_color')}
        renderCells={(item, sizes) =>
          sizes.map((size) => {
            const made = item.sizes.find((one) => one.size === size)
            const label = t('product_stock_cell', { color: nameOf(item), size })
            return <td key={size}>{made ? <Cell made={made} label={label} {...rest} /> : null}</td>
          })
        }
      />
    </div>
  )
}

type CellProps = Omit<Props, 'items'> & { made: Size; label: string }

function Cell({
  made: { sku, onHand, available },
  label,
  differences,
  canAdjust,
  onType,
}: CellProps) {
  const [text, setText] = useState<string | null>(null)
  if (!canAdjust) return <span>{onHand}</span>
  const units = onHand + (differences[sku] ?? 0)
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      dir="ltr"
      data-changed={units !== onHand || undefined}
      data-few={available <= fewLeft || undefined}
      value={text ?? String(units)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const count = readCount(event.currentTarget.value)
        setText(event.currentTarget.value)
        if (typeof count === 'number' && count >= 0) onType(sku, count - onHand)
      }}
      onBlur={() => setText(null)}
      onKeyDown={(event) => {
        // Enter goes down to the same size of the next colour; it must not send the form around the grid.
        if (event.key !== 'Enter') return
        event.preventDefault()
        const cell = event.currentTarget.closest('td')
        const below = cell?.parentElement?.nextElementSibling?.children[cell.cellIndex]
        below?.querySelector('input')?.focus()
      }}
    />
  )
}
