import { formatMoney } from '@rimal/contract/money'
import type { StaffReturnRow } from '@rimal/contract/staff/returns'
import { Link } from 'react-router'
import { isolate } from '../../ui/isolate.ts'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import { type Words, useWords } from '../../words.tsx'
import { daysSince } from './days-since.ts'
import { isOverdue } from './is-overdue.ts'
import { stateKindOf } from './return-state.ts'
import css from './returns.module.css'

/** The columns of the list of returns. */
export function returnColumns(
  { t, language }: Words,
  { time, now }: { time: FormatTime; now: Date },
): ListColumns<'returns', StaffReturnRow> {
  return {
    what: { title: t('staff_returns_what'), cell: (row) => <What row={row} /> },
    age: {
      title: t('staff_returns_age'),
      isNumber: true,
      cell: ({ requestedAt }) => (
        <span title={time(requestedAt)}>
          {t('staff_return_age', { count: daysSince(requestedAt, now) })}
        </span>
      ),
    },
    why: {
      title: t('staff_returns_why'),
      cell: ({ kind, reason, note }) => (
        <>
          {t(`staff_return_kind_${kind}`)}
          <Micro>{t(`staff_return_why_${reason}`)}</Micro>
          {note ? (
            <span className={css.note} dir="auto">
              {note}
            </span>
          ) : null}
        </>
      ),
    },
    who: {
      title: t('staff_returns_who'),
      onPhone: 'hidden',
      cell: ({ name, orderNumber }) => (
        <>
          <bdi>{name}</bdi>
          <Micro>{t('staff_return_order', { number: isolate(orderNumber) })}</Micro>
        </>
      ),
    },
    state: {
      title: t('staff_returns_state'),
      cell: (row) => <State row={row} time={time} now={now} />,
    },
    order: {
      title: t('staff_returns_order'),
      onPhone: 'hidden',
      cell: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{isolate(orderNumber)}</Link>,
    },
    refund: {
      title: t('staff_returns_refund'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ refund, currency }) =>
        refund ? formatMoney(refund.amount, { currency, language }) : '–',
    },
  }
}

function What({ row: { number, lines } }: { row: StaffReturnRow }) {
  const { t } = useWords()
  const [first, ...more] = lines
  return (
    <div className={css.what}>
      {first ? <Picture picture={first.picture} width={36} /> : null}
      <div>
        <Link className={ui.rowLink} to={`/returns/${number}`}>
          <bdi>{number}</bdi>
        </Link>
        {first ? (
          <Micro>
            {first.quantity} × <bdi>{first.name}</bdi>
          </Micro>
        ) : null}
        {more.length > 0 ? (
          <Micro>{t('staff_return_more_lines', { count: more.length })}</Micro>
        ) : null}
      </div>
    </div>
  )
}

function State({ row, time, now }: { row: StaffReturnRow; time: FormatTime; now: Date }) {
  const { t } = useWords()
  const { state, due } = row
  const isLate = isOverdue(row, now)
  return (
    <>
      <StateMark kind={isLate ? 'needs' : stateKindOf[state]}>
        {t(`staff_return_state_${state}`)}
      </StateMark>
      {due ? (
        <Micro>
          {t(isLate ? 'staff_return_overdue' : 'staff_return_due', { when: time(due) })}
        </Micro>
      ) : null}
    </>
  )
}
