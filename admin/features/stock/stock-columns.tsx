import type { StockRow } from '@rimal/contract/staff/stock'
import { hasWrongCheckDigit } from '@rimal/contract/stock/read-barcode'
import { Link } from 'react-router'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { type Words, useWords } from '../../words.tsx'
import { AvailableUnits } from './available-units.tsx'
import { Garment } from './garment.tsx'
import css from './stock.module.css'

/** The columns of the stock list; a phone shows the garment and its units. */
export function stockColumns({ t }: Words): ListColumns<'stock', StockRow> {
  return {
    garment: {
      title: t('stock_garment'),
      cell: (row) => <Garment row={row} name={<VariantLink row={row} />} />,
    },
    sku: {
      title: t('stock_sku'),
      onPhone: 'hidden',
      cell: ({ sku }) => <bdi dir="ltr">{sku}</bdi>,
    },
    barcode: {
      title: t('stock_barcode'),
      onPhone: 'hidden',
      cell: ({ barcode }) => (barcode === null ? '–' : <Barcode code={barcode} />),
    },
    on_hand: {
      title: t('stock_on_hand'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ onHand }) => onHand,
    },
    reserved: {
      title: t('stock_reserved'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ reserved }) => reserved,
    },
    available: {
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
    sold: {
      title: t('stock_sold'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ sold }) => sold,
    },
  }
}

function Barcode({ code }: { code: string }) {
  const { t } = useWords()
  return (
    <>
      <bdi dir="ltr">{code}</bdi>
      {hasWrongCheckDigit(code) ? <Micro>{t('barcode_check_digit_short')}</Micro> : null}
    </>
  )
}

function VariantLink({ row: { sku, productName } }: { row: StockRow }) {
  return (
    <Link className={ui.rowLink} to={`/stock/${encodeURIComponent(sku)}`}>
      <bdi>{productName}</bdi>
    </Link>
  )
}
