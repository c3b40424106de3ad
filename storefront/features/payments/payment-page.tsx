import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { InCurrency } from '../../in-currency.tsx'
import { useWords } from '../../i18n/words.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { loadCart } from '../cart/use-cart.ts'
import { BackToApp } from './in-app/back-to-app.tsx'
import { isOpenedByApp } from './in-app/opened-by-app.ts'
import { ConfirmingPayment, SendToPayment } from './open-payment.tsx'
import { PaymentScreen } from './payment-screen.tsx'
import { RefusedPayment } from './refused-payment.tsx'
import { SettledPayment } from './settled-payment.tsx'
import { usePayment } from './use-payment.ts'

export const handle: PageHandle = {
  chrome: 'checkout',
  head: ({ words }) => ({ title: words.t('payment_title'), noIndex: true }),
}

export function Component() {
  const { url = '' } = useParams()
  // The key makes a new page for another payment of the same order.
  return <Payment key={url} token={url} />
}

function Payment({ token }: { token: string }) {
  const { t } = useWords()
  const payment = usePayment(token)
  const { stage, status } = payment
  const { search } = useLocation()
  const app = status && isOpenedByApp(token, search) ? status.openInApp : null
  useOrderWhenPaid(stage === 'done' && !app ? status?.orderToken : undefined)

  if (stage === 'unknown') {
    return (
      <PaymentScreen title={t('payment_unknown')} text={t('payment_unknown_text')}>
        <TextLink to="/find-order">{t('find_order')}</TextLink>
      </PaymentScreen>
    )
  }
  if (stage === 'broken') {
    return (
      <PaymentScreen title={t('payment_title')}>
        <ErrorNote onRetry={() => void payment.look()}>{t('checkout_no_answer')}</ErrorNote>
      </PaymentScreen>
    )
  }
  if (!status || stage === 'loading') {
    return <PaymentScreen title={t('payment_confirming')} busy />
  }
  if (app && stage !== 'send') return <BackToApp stage={stage} status={status} app={app} />
  if (stage === 'done') return <PaymentScreen title={t('payment_confirming')} busy />
  if (stage === 'send') return <SendToPayment status={status} onPay={payment.pay} />
  if (payment.isOpen) {
    return (
      <InCurrency currency={status.currency}>
        <ConfirmingPayment
          status={status}
          slow={stage === 'slow'}
          doubtful={payment.doubtful}
          onPay={payment.pay}
          onLook={() => void payment.lookAgain()}
          onChanged={payment.look}
        />
      </InCurrency>
    )
  }
  if (stage === 'failed' || stage === 'cancelled' || stage === 'expired') {
    return (
      <InCurrency currency={status.currency}>
        <RefusedPayment
          stage={stage}
          status={status}
          readAt={payment.readAt}
          onChanged={payment.look}
        />
      </InCurrency>
    )
  }
  return (
    <InCurrency currency={status.currency}>
      <SettledPayment stage={stage} status={status} />
    </InCurrency>
  )
}

function useOrderWhenPaid(orderToken: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!orderToken) return
    void loadCart()
    void navigate(`/order/${orderToken}`, { replace: true, state: { orderConfirmation: true } })
  }, [orderToken, navigate])
}
