import type { StockMovement } from '@rimal/contract/staff/stock'
import { Link } from 'react-router'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import type { Words } from '../../words.tsx'
import { signed } from './signed.ts'

/** The columns of the movements of a variant. */
export function movementColumns(
  { t }: Words,
  time: FormatTime,
): ListColumns<'movements', StockMovement> {
  return {
    what: {
      title: t('stock_why'),
      cell: ({ kind, note, expected }) => (
        <>
          {t(`stock_kind_${kind}`)}
          {expected === null ? null : <Micro>{t('stock_expected_was', { expected })}</Micro>}
          {note ? (
            <Micro>
              <span dir="auto">{note}</span>
            </Micro>
          ) : null}
        </>
      ),
    },
    change: {
      title: t('stock_change'),
      isNumber: true,
      cell: ({ quantity }) => <bdi dir="ltr">{signed(quantity)}</bdi>,
    },
    who: {
      title: t('stock_who'),
      cell: ({ by, orderNumber }) => (
        <Cause by={by} orderNumber={orderNumber} label={t('stock_by_order')} />
      ),
    },
    after: {
      title: t('stock_after'),
      isNumber: true,
      cell: ({ stockAfter }) => stockAfter,
    },
    when: { title: t('stock_when'), onPhone: 'wide', cell: ({ at }) => time(at) },
  }
}

type CauseProps = { label: string } & Pick<StockMovement, 'by' | 'orderNumber'>

/** The order that moved the units, or else staff. */
function Cause({ by, orderNumber, label }: CauseProps) {
  if (orderNumber === null) return by === null ? '–' : <bdi>{by}</bdi>
  return (
    <>
      {label}{' '}
      <Link className={ui.rowLink} to={`/orders/${orderNumber}`}>
        <bdi dir="ltr">{orderNumber}</bdi>
      </Link>
    </>
  )
}
