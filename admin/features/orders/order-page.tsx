import { formatDay } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { isolate } from '../../ui/isolate.ts'
import { Crumb, Section } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { NoteBox } from './timeline/note-box.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderPapers } from './papers/order-papers.tsx'
import { OrderSteps } from './steps/order-steps.tsx'
import { OrderTimeline } from './timeline/order-timeline.tsx'
import { wordOfReason } from './timeline/reason-words.ts'
import css from './orders.module.css'
import { stateKindOf } from './order-state.ts'

/** One order: what it is, what can happen next, who waits for it, and what was paid. */
export function OrderPage() {
  const { number = '' } = useParams()
  const order = useRead('GET staff/get-order/{orderNumber}', { params: { orderNumber: number } })
  return (
    <ReadOne read={order} isIt={(one) => one.number === number}>
      {(one) => <Order key={number} order={one} />}
    </ReadOne>
  )
}

function Order({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <OrderHead order={order} />
      <div className={css.page}>
        <div>
          {can('orders.move') || can('orders.cancel') ? (
            <Section title={t('order_next')}>
              <OrderSteps order={order} />
            </Section>
          ) : null}
          <Section title={t('staff_order_lines')}>
            <OrderLines order={order} />
          </Section>
          <Section title={t('order_money')}>
            <OrderMoney order={order} />
          </Section>
        </div>
        <div>
          <Section title={t('order_customer')}>
            <OrderCustomer order={order} />
          </Section>
          <Section title={t('order_papers')}>
            <OrderPapers order={order} />
          </Section>
          <Section title={t('order_timeline')}>
            {can('orders.move') ? <NoteBox number={order.number} /> : null}
            <OrderTimeline number={order.number} />
          </Section>
        </div>
      </div>
    </>
  )
}

function OrderHead({ order }: { order: StaffOrder }) {
  const { t, language } = useWords()
  const time = useTime()
  const { number, status, contact, orderedAt, shipping, paid, due, inReview, hold } = order
  const { currency } = order.totals
  return (
    <header>
      <title>{`${number} ${contact.name}`}</title>
      <Crumb>
        <Link to="/orders">{t('admin_orders')}</Link> · <bdi>{number}</bdi>
      </Crumb>
      <h1>
        <bdi>{contact.name}</bdi>
      </h1>
      <p className={css.facts}>
        <StateMark kind={stateKindOf[status]}>{t(`staff_order_${status}`)}</StateMark>
        <span>
          {t('order_promised', {
            day: formatDay(shipping.arrival.latest, language, { weekday: true }),
          })}
        </span>
        <span>
          {due === null
            ? t(paid ? 'order_paid' : 'order_unpaid')
            : t('orders_to_collect', { amount: formatMoney(due, { currency, language }) })}
        </span>
        <span>{t('order_placed_at', { when: time(orderedAt) })}</span>
      </p>
      {inReview ? (
        <p className={ui.notice} role="alert">
          {t('order_in_review')}
        </p>
      ) : null}
      {hold ? (
        <p className={ui.notice}>
          {t('order_on_hold_note', {
            when: time(hold.since),
            note: [t(wordOfReason[hold.reason]), hold.note && isolate(hold.note)]
              .filter(Boolean)
              .join(' · '),
          })}
        </p>
      ) : null}
    </header>
  )
}
