import type { PaymentStatus } from '@rimal/contract/payments'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { OtherWays, useOtherWays } from './other-ways.tsx'
import { PaymentScreen } from './payment-screen.tsx'

/** Why nothing was paid, and every other way one tap away. */
export function RefusedPayment(props: {
  stage: 'failed' | 'cancelled' | 'expired'
  status: PaymentStatus
  onChanged: () => Promise<void>
}) {
  const { stage, status, onChanged } = props
  const { t } = useWords()
  const { reason, method, orderNumber, paymentOptions } = status
  const ways = useOtherWays(status, onChanged)
  const same = paymentOptions.find(({ id, refusal }) => id === method && !refusal)
  return (
    <PaymentScreen
      title={t(`payment_${stage}`)}
      orderNumber={orderNumber}
      text={
        <>
          {reason ?? t(`payment_${stage}_text`)} {t('payment_nothing_charged')}
        </>
      }
    >
      {same && (
        <Button full busy={ways.busy === method} onClick={() => void ways.payWith(method)}>
          {t('payment_again', { method: same.title })}
        </Button>
      )}
      <OtherWays options={paymentOptions.filter(({ id }) => id !== same?.id)} ways={ways} />
    </PaymentScreen>
  )
}
