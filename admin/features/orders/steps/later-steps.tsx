import type { StaffOrder } from '@rimal/contract/staff/orders'
import { useSession } from '../../../session.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { BlockedAct } from '../blocked-act.tsx'
import css from './later-steps.module.css'
import { endsWindow, holdIn, laterSteps, possibleSteps, whyNoCancel } from './steps-of.ts'

/** The acts that are not possible now, each with the reason under it; an act that the role lacks is not there. */
export function LaterSteps({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const { can } = useSession()
  const time = useTime()
  const until = order.cancelWindow?.until
  const stopped = until ? stepOfWindow(order) : undefined
  const blocked = [
    ...(can('orders.move')
      ? laterSteps(order).map(({ step, after }) => ({
          key: step,
          title: t(`order_step_${step}`),
          why: [
            after === 'payment'
              ? t('order_later_payment')
              : t('order_later_after', { step: t(`order_step_${after}`) }),
            ...(until && step === stopped ? [t('order_cancel_until', { when: time(until) })] : []),
          ].join(' '),
        }))
      : []),
    ...(can('orders.move') && holdIn(order.status) === 'later'
      ? [{ key: 'hold', title: t('order_hold'), why: t('order_no_hold') }]
      : []),
    ...noCancel(order, can('orders.cancel')).map((why) => ({
      key: 'cancel',
      title: t('order_cancel'),
      why: t(`order_no_cancel_${why}`),
    })),
  ]
  if (blocked.length === 0) return null
  return (
    <ul className={css.later} aria-label={t('order_later')}>
      {blocked.map(({ key, ...act }) => (
        <li key={key}>
          <BlockedAct {...act} />
        </li>
      ))}
    </ul>
  )
}

/** The first of the later steps that waits for the end of free cancellation, unless a possible step does. */
function stepOfWindow(order: StaffOrder) {
  if (possibleSteps(order).some((step) => endsWindow(order, step))) return undefined
  return laterSteps(order).find(({ step }) => endsWindow(order, step))?.step
}

function noCancel({ status }: StaffOrder, mayCancel: boolean) {
  const why = mayCancel ? whyNoCancel(status) : null
  return why === null ? [] : [why]
}
