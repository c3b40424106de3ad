import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { Discrepancy } from '@rimal/contract/staff/payments'
import { Link } from 'react-router'
import { isolate } from '../../ui/isolate.ts'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import { useWords, type Words } from '../../words.tsx'
import css from './money.module.css'
import { providerName } from './provider-name.ts'

type Settling = { time: FormatTime; onOpen: (discrepancy: Discrepancy) => void }
/** `isOpen`: the list holds those that are to be settled. */
type Options = Settling & { isOpen: boolean }

/** The columns of payments on which the shop and a provider differ. */
export function discrepancyColumns(
  { t, language }: Words,
  { time, isOpen, onOpen }: Options,
): ListColumns<'discrepancies', Discrepancy> {
  const money = (minor: number, currency: string) => formatMoney(minor, { currency, language })
  return {
    difference: {
      title: t('money_difference'),
      onPhone: 'wide',
      cell: ({ kind, foundAt, closedAt }) => (
        <>
          <StateMark kind={closedAt === null ? 'needs' : 'done'}>
            {t(`money_difference_${kind}`)}
          </StateMark>
          <Micro>{time(foundAt)}</Micro>
        </>
      ),
    },
    ours: {
      title: t('money_ours'),
      isNumber: true,
      onPhone: 'titled',
      cell: ({ ours, currency }) => money(ours, currency),
    },
    theirs: {
      title: t('money_theirs'),
      isNumber: true,
      onPhone: 'titled',
      cell: ({ theirs, currency }) => money(theirs, currency),
    },
    reference: {
      title: t('money_reference'),
      onPhone: 'wide',
      cell: ({ provider, providerRef }) => (
        <>
          <bdi>{providerName(t, provider)}</bdi>{' '}
          <bdi dir="ltr" className={css.reference}>
            {providerRef}
          </bdi>
        </>
      ),
    },
    order: { title: t('money_order'), onPhone: 'titled', cell: (row) => orderOf(row, t) },
    state: {
      title: t(isOpen ? 'money_act' : 'money_settled'),
      onPhone: 'wide',
      cell: (row) => <Settlement row={row} time={time} onOpen={onOpen} />,
    },
  }
}

/** How a discrepancy was settled, or the way to settle it. */
function Settlement({ row, time, onOpen }: { row: Discrepancy } & Settling) {
  const { t } = useWords()
  if (row.closedAt !== null) {
    return (
      <>
        <bdi>{row.note}</bdi>
        <Micro>{time(row.closedAt)}</Micro>
      </>
    )
  }
  const isRefund = row.kind === 'not_as_asked'
  const act = t(isRefund ? 'money_refund_payment' : 'money_close')
  return (
    <Button
      variant={isRefund ? 'danger' : 'default'}
      aria-label={`${act}: ${isolate(row.providerRef)}`}
      onClick={() => onOpen(row)}
    >
      {act}
    </Button>
  )
}

function orderOf({ orderNumber }: Discrepancy, t: Words['t']) {
  if (orderNumber === null) return t('money_no_order')
  return (
    <Link className={ui.rowLink} to={`/orders/${orderNumber}`}>
      <bdi dir="ltr">{orderNumber}</bdi>
    </Link>
  )
}
