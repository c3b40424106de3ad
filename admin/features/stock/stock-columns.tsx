import type { StockRow } from '@rimal/contract/staff/stock'
import { Link } from 'react-router'
import { type Column, Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { Words } from '../../words.tsx'
import { AvailableUnits } from './available-units.tsx'
import { Garment } from './garment.tsx'
import css from './stock.module.css'

/** The columns of the stock list; a phone shows the garment and its units. */
export function stockColumns({ t }: Words): Column<StockRow>[] {
  return [
    {
      key: 'garment',
      title: t('stock_garment'),
      cell: (row) => <Garment row={row} name={<VariantLink row={row} />} />,
    },
    {
      key: 'sku',
      title: t('stock_sku'),
      onPhone: 'hidden',
      cell: ({ sku }) => <bdi dir="ltr">{sku}</bdi>,
    },
    {
      key: 'onHand',
      title: t('stock_on_hand'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ onHand }) => onHand,
    },
    {
      key: 'reserved',
      title: t('stock_reserved'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ reserved }) => reserved,
    },
    {
      key: 'available',
      title: t('stock_available'),
      isNumber: true,
      cell: (row) => (
        <>
          <AvailableUnits row={row} />
          {row.reserved > 0 ? (
            <span className={css.onPhone}>
              <Micro>{t('stock_parts', { onHand: row.onHand, reserved: row.reserved })}</Micro>
            </span>
          ) : null}
        </>
      ),
    },
  ]
}

function VariantLink({ row: { sku, productName } }: { row: StockRow }) {
  return (
    <Link className={ui.rowLink} to={`/stock/${encodeURIComponent(sku)}`}>
      <bdi>{productName}</bdi>
    </Link>
  )
}
