import { fewLeft } from '@rimal/contract/limits'
import type { StockRow } from '@rimal/contract/staff/stock'
import { useWords } from '../../words.tsx'
import css from './stock.module.css'

/** The units that can be sold: none is struck like a sold-out size of the shop, few stand on a warm ground. */
export function AvailableUnits({ row: { available, madeToOrder } }: { row: StockRow }) {
  const { t } = useWords()
  if (madeToOrder) return <span className={css.quiet}>{t('stock_made_to_order')}</span>
  return (
    <span className={css.units} data-left={leftOf(available)}>
      {available}
    </span>
  )
}

function leftOf(available: number): 'none' | 'few' | 'many' {
  if (available <= 0) return 'none'
  return available <= fewLeft ? 'few' : 'many'
}
