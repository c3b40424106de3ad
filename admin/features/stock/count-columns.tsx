import { Button } from '@mantine/core'
import { type Column, Micro } from '../../ui/table.tsx'
import type { Words } from '../../words.tsx'
import { CountedField } from './counted-field.tsx'
import { Garment } from './garment.tsx'
import { signed } from './signed.ts'
import type { CountedLine } from './stock-take.ts'

type Acts = {
  onCount: (sku: string, counted: number) => void
  onRemove: (sku: string) => void
  refused: ReadonlySet<string>
}

/** The columns of a stock-take: what was expected, what was counted, and the difference. */
export function countColumns(
  { t }: Words,
  { onCount, onRemove, refused }: Acts,
): Column<CountedLine>[] {
  return [
    {
      key: 'garment',
      title: t('stock_garment'),
      cell: ({ sku, row }) =>
        row ? (
          <Garment row={row} name={<bdi>{row.productName}</bdi>} />
        ) : (
          <bdi dir="ltr">{sku}</bdi>
        ),
    },
    {
      key: 'difference',
      title: t('stock_take_difference'),
      isNumber: true,
      cell: ({ row, counted }) =>
        row ? (
          <>
            <bdi dir="ltr">{signed(counted - row.onHand)}</bdi>
            <Micro>
              {t('stock_take_expected')} {row.onHand}
            </Micro>
          </>
        ) : null,
    },
    {
      key: 'counted',
      title: t('stock_take_counted'),
      cell: ({ sku, counted }) => (
        <CountedField
          label={`${t('stock_take_counted')}, ${sku}`}
          value={counted}
          onChange={(count) => onCount(sku, count)}
          error={refused.has(sku) ? t('stock_take_reserved') : undefined}
        />
      ),
    },
    {
      key: 'remove',
      title: '',
      isNumber: true,
      cell: ({ sku }) => (
        <Button
          variant="subtle"
          aria-label={`${t('stock_take_remove')}: ${sku}`}
          onClick={() => onRemove(sku)}
        >
          {t('stock_take_remove')}
        </Button>
      ),
    },
  ]
}
