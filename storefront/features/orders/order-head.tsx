import type { Order } from '@rimal/contract/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Ridge } from '../../ui/ridge.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { loadCart } from '../cart/use-cart.ts'
import { momentText } from './moment-text.ts'

/** How the order stands, in one sentence; the first time it is a thank-you. */
export function OrderHead({ order, thanks }: { order: Order; thanks: boolean }) {
  const { t } = useWords()
  const { number, status, contact } = order
  const [before, after] = t('order_title').split('{number}')
  const [firstName = ''] = contact.name.split(' ')
  return (
    <>
      <div className="grid justify-items-start gap-3 pt-9 pb-6 lg:pt-16 lg:pb-10">
        <p className="text-small leading-tight text-ink-2">
          {before}
          <span className="ltr">{number}</span>
          {after}
        </p>
        <h1 className="text-h1">
          {thanks ? t('order_thanks', { name: firstName }) : t(`order_is_${status}`)}
        </h1>
        <HeadText order={order} thanks={thanks} />
      </div>
      {thanks && <Ridge />}
      {status === 'awaiting_payment' && <StillToPay order={order} />}
      {(status === 'expired' || status === 'cancelled') && (
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
  if (status === 'awaiting_payment') {
    if (!payBefore) return null
    const time = momentText(payBefore, { timeZone, words })
    return <p className="text-ink-2">{t('order_held_until', { time })}</p>
  }
  const text = {
    expired: t('order_expired_text'),
    cancelled: t('order_cancelled_text'),
    delivery_failed: t('order_delivery_failed_text'),
  }[status as string]
  return text ? <p className="text-ink-2">{text}</p> : null
}

function StillToPay({ order }: { order: Order }) {
  const { t } = useWords()
  const money = useMoney()
  const navigate = useNavigate()
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function payAgain() {
    if (busy) return
    setBusy(true)
    const body = { orderToken: order.token, paymentMethod: order.paymentMethod }
    const reply = await call('POST order/pay-again', { body }).catch(() => null)
    const token = reply?.result?.paymentToken
    if (token) return navigate(`/payment/${token}`)
    setFailed(reply?.message || t('checkout_no_answer'))
    setBusy(false)
  }
  async function giveUp() {
    const body = { orderToken: order.token }
    const reply = await call('POST order/give-up', { body }).catch(() => null)
    if (reply?.errorCode !== 0) return setFailed(reply?.message || t('checkout_no_answer'))
    void loadCart()
    await navigate('/cart')
  }
  const label = <PayLabel amount={money(order.totals.total)} />
  return (
    <div className="grid justify-items-start gap-5 border-b border-rule pb-8">
      {failed && <ErrorNote className="w-full">{failed}</ErrorNote>}
      {order.paymentToken ? (
        <ButtonLink to={`/payment/${order.paymentToken}`} className="w-full sm:w-auto">
          {label}
        </ButtonLink>
      ) : (
        <Button busy={busy} onClick={() => void payAgain()} className="w-full sm:w-auto">
          {label}
        </Button>
      )}
      <TextButton onClick={() => void giveUp()} className="text-small leading-tight">
        {t('order_give_up')}
      </TextButton>
    </div>
  )
}

function PayLabel({ amount }: { amount: string }) {
  const { t } = useWords()
  const [before, after] = t('order_pay_now').split('{amount}')
  return (
    <span>
      {before}
      <bdi>{amount}</bdi>
      {after}
    </span>
  )
}
