import type { StockRow } from '@rimal/contract/staff/stock'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { Micro } from '../../ui/table.tsx'
import { useWords } from '../../words.tsx'
import css from './stock.module.css'

const pictureWidth = 36

/** A variant in a row: its picture, its name, its colour and size; on a phone its SKU as well. */
export function Garment({ row, name }: { row: StockRow; name: ReactNode }) {
  const { t } = useWords()
  const { picture, colorName, size, sku } = row
  return (
    <div className={css.garment}>
      {picture ? (
        <Picture picture={picture} width={pictureWidth} />
      ) : (
        <span className={css.noPicture} aria-hidden />
      )}
      <div>
        {name}
        <Micro>{[colorName, t('stock_size', { size })].join(' · ')}</Micro>
        <span className={css.onPhone}>
          <Micro>
            <bdi dir="ltr">{sku}</bdi>
          </Micro>
        </span>
      </div>
    </div>
  )
}
