import { statusIs } from '@rimal/contract/statuses'
import { firstName } from '@rimal/contract/text/first-name'
import type { Order } from '@rimal/contract/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../api.ts'
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
import { HoldTime } from './open-payment/hold-time.tsx'
import { refundStatusText } from './refund-status-text.ts'
import { wasPlaced } from './order-stages.ts'
import { OnHold } from './on-hold.tsx'
import { notDeliveredText, orderIs } from './order-words.ts'

/** The status of the order in one sentence; the first time it is the order confirmation. */
export function OrderHead(props: {
  order: Order
  readAt: number
  /** The number of times that the customer changed the order on this page. */
  changes: number
  orderConfirmation: boolean
  mine: boolean
}) {
  const { order, readAt, changes, orderConfirmation, mine } = props
  const { t } = useWords()
  const { number, status, replacedBy, contact } = order
  // The order was never placed: its products are still in the cart.
  const isReleased = statusIs(status, 'ended') && !wasPlaced(order)
  const heading = useArrivalFocus()
  useChangeFocus(heading, changes)
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
          {orderConfirmation
            ? t('order_confirmation_title', { name: firstName(contact.name) })
            : orderIs(order, t)}
        </h1>
        <HeadText order={order} readAt={readAt} orderConfirmation={orderConfirmation} />
      </div>
      {orderConfirmation && <Ridge />}
      {status === 'awaiting_payment' && !order.inReview && <StillToPay order={order} />}
      {replacedBy && (
        <TextLink to={`/order/${replacedBy.token}`} className="text-small leading-tight">
          {t('order_see_replacement', { number: replacedBy.number })}
        </TextLink>
      )}
      {isReleased && !replacedBy && (
        <TextLink to="/cart" className="text-small leading-tight">
          {t('payment_back_to_cart')}
        </TextLink>
      )}
    </>
  )
}

function HeadText({
  order,
  readAt,
  orderConfirmation,
}: {
  order: Order
  readAt: number
  orderConfirmation: boolean
}) {
  const words = useWords()
  const { t } = words
  const money = useMoney()
  const { status, contact, payBefore, secondsToPay } = order
  if (orderConfirmation) {
    return (
      <p className="text-ink-2">
        {contact.email ? (
          <>
            {t('order_sent_to')} <span className="ltr break-all">{contact.email}</span>
          </>
        ) : (
          t('order_stored_here')
        )}
      </p>
    )
  }
  if (order.inReview) return <p className="text-ink-2">{t('payment_review_text')}</p>
  if (status === 'awaiting_payment') {
    return (
      <p className="text-ink-2">
        <HoldTime hold={{ payBefore, secondsToPay, readAt }} />
      </p>
    )
  }
  if (order.hold) return <OnHold number={order.number} hold={order.hold} />
  const { pickup } = order.shipping
  const text = {
    ready: pickup && t('pickup_ready_text', { address: pickup.address }),
    expired:
      order.refundStatus || order.credit.back > 0
        ? refundStatusText(order, words, money)
        : t(order.replacedBy ? 'order_replaced_text' : 'order_expired_text'),
    cancelled: refundStatusText(order, words, money),
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
    const reply = await tryCall('POST order/cancel-unpaid', { body })
    if (reply?.errorCode !== 0) return setFailed(reply?.message || t('checkout_no_answer'))
    void loadCart()
    await navigate('/cart')
  }
  return (
    <div className="grid justify-items-start gap-5 border-b border-rule pb-8">
      {failed && <ErrorNote className="w-full">{failed}</ErrorNote>}
      {/* An order that awaits payment has a payment attempt, and the page of the newest one offers every other
          payment method. */}
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
