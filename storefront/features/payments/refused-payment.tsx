import type { PaymentStatus } from '@rimal/contract/payments'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { HoldTime } from '../orders/open-payment/hold-time.tsx'
import { OtherMethods, useOtherMethods } from './other-methods.tsx'
import { PaymentScreen } from './payment-screen.tsx'

/** Says why nothing was paid, and offers every other payment method with one tap. */
export function RefusedPayment(props: {
  stage: 'failed' | 'cancelled' | 'expired'
  status: PaymentStatus
  /** When the status was read, by the clock of this device. */
  readAt: number
  onChanged: () => Promise<void>
}) {
  const { stage, status, readAt, onChanged } = props
  const { t } = useWords()
  const money = useMoney()
  const { reason, method, amount, orderNumber, paymentOptions } = status
  const methods = useOtherMethods(status, onChanged)
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
      <p className="leading-tight">
        <Sentence
          text={t('payment_still_due')}
          parts={{
            amount: <bdi>{money(amount)}</bdi>,
            held: <HoldTime hold={{ ...status, readAt }} />,
          }}
        />
      </p>
      {same && (
        <Button full busy={methods.busy === method} onClick={() => void methods.payWith(method)}>
          {t('payment_again', { method: same.title })}
        </Button>
      )}
      <OtherMethods
        options={paymentOptions.filter(({ id }) => id !== same?.id)}
        methods={methods}
      />
    </PaymentScreen>
  )
}
