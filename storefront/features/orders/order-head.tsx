import type { Order } from '@rimal/contract/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ridge } from '../../ui/ridge.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { useChangeFocus } from '../../ui/use-change-focus.ts'
import { loadCart } from '../cart/use-cart.ts'
import { useArrivalFocus } from '../checkout/use-arrival-focus.ts'
import { moneyBackText } from './money-back-text.ts'
import { deadlineText } from './moment-text.ts'
import { wasPlaced } from './order-stages.ts'
import { OnHold } from './on-hold.tsx'
import { notDeliveredText, orderIs } from './order-words.ts'

/** How the order stands, in one sentence; the first time it is a thank-you. */
export function OrderHead(props: {
  order: Order
  /** How often she moved it on this page. */
  changes: number
  thanks: boolean
  mine: boolean
}) {
  const { order, changes, thanks, mine } = props
  const { t } = useWords()
  const { number, status, contact } = order
  // Never placed: what it was of is still in the bag.
  const isLetGo = (status === 'expired' || status === 'cancelled') && !wasPlaced(order)
  const heading = useArrivalFocus()
  useChangeFocus(heading, changes)
  const [firstName = ''] = contact.name.split(' ')
  return (
    <>
      <div className="grid justify-items-start gap-3 pt-9 pb-6 lg:pt-16 lg:pb-10">
        {mine && (
          <TextLink to="/my-order" className="mb-3 text-small leading-tight">
            <Icon name="back" size="sm" />
            {t('my_oders')}
          </TextLink>
        )}
        <p className="text-small leading-tight text-ink-2">
          <Sentence
            text={t('order_title')}
            parts={{ number: <span className="ltr">{number}</span> }}
          />
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {thanks ? t('order_thanks', { name: firstName }) : orderIs(order, t)}
        </h1>
        <HeadText order={order} thanks={thanks} />
      </div>
      {thanks && <Ridge />}
      {status === 'awaiting_payment' && !order.inReview && <StillToPay order={order} />}
      {isLetGo && (
        <TextLink to="/cart" className="text-small leading-tight">
          {t('payment_back_to_bag')}
        </TextLink>
      )}
    </>
  )
}

function HeadText({ order, thanks }: { order: Order; thanks: boolean }) {
  const words = useWords()
  const { t } = words
  const money = useMoney()
  const { status, contact, payBefore, timeZone } = order
  if (thanks) {
    return (
      <p className="text-ink-2">
        {contact.email ? (
          <>
            {t('order_sent_to')} <span className="ltr break-all">{contact.email}</span>
          </>
        ) : (
          t('order_kept_here')
        )}
      </p>
    )
  }
  if (order.inReview) return <p className="text-ink-2">{t('payment_review_text')}</p>
  if (status === 'awaiting_payment') {
    if (!payBefore) return null
    const time = deadlineText(payBefore, { timeZone, words })
    return <p className="text-ink-2">{t('order_held_until', { time })}</p>
  }
  if (order.hold) return <OnHold number={order.number} hold={order.hold} />
  const { pickup } = order.shipping
  const text = {
    ready: pickup && t('pickup_ready_text', { address: pickup.address }),
    expired:
      order.moneyBack || order.credit.back > 0
        ? moneyBackText(order, words, money)
        : t('order_expired_text'),
    cancelled: moneyBackText(order, words, money),
    delivery_failed: t(notDeliveredText(order)),
  }[status as string]
  return text ? <p className="text-ink-2">{text}</p> : null
}

function StillToPay({ order }: { order: Order }) {
  const { t } = useWords()
  const money = useMoney()
  const navigate = useNavigate()
  const [failed, setFailed] = useState<string | null>(null)

  async function giveUp() {
    const body = { orderToken: order.token }
    const reply = await call('POST order/give-up', { body }).catch(() => null)
    if (reply?.errorCode !== 0) return setFailed(reply?.message || t('checkout_no_answer'))
    void loadCart()
    await navigate('/cart')
  }
  return (
    <div className="grid justify-items-start gap-5 border-b border-rule pb-8">
      {failed && <ErrorNote className="w-full">{failed}</ErrorNote>}
      {/* What awaits payment has an attempt, and the newest one's page offers every other way. */}
      <ButtonLink to={`/payment/${order.paymentToken}`} className="w-full sm:w-auto">
        <span>
          <Sentence
            text={t('order_pay_now')}
            parts={{ amount: <bdi>{money(order.totals.total - order.credit.used)}</bdi> }}
          />
        </span>
      </ButtonLink>
      <TextButton onClick={() => void giveUp()} className="text-small leading-tight">
        {t('order_give_up')}
      </TextButton>
    </div>
  )
}
