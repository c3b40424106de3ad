import type { PaymentStatus } from '@rimal/contract/payments'
import { useWords } from '../../../i18n/words.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PaymentScreen } from '../payment-screen.tsx'
import { openStages, type PaymentStage } from '../payment-stage.ts'

/**
 * The return page of a payment that the app opened in the browser above it: the app shows everything else, so that the
 * only thing to do here is to return to it.
 */
export function BackToApp(props: { stage: PaymentStage; status: PaymentStatus; app: string }) {
  const { stage, status, app } = props
  const { t } = useWords()
  return (
    <PaymentScreen
      title={t(titles[stage])}
      orderNumber={status.orderNumber}
      text={t('payment_back_to_app_text')}
      busy={openStages.includes(stage)}
    >
      <ButtonLink to={app} full>
        {t('payment_back_to_app')}
      </ButtonLink>
    </PaymentScreen>
  )
}

const titles = {
  send: 'payment_sending',
  confirming: 'payment_confirming',
  slow: 'payment_slow',
  done: 'payment_arrived',
  failed: 'payment_failed',
  cancelled: 'payment_cancelled',
  expired: 'payment_expired',
  closed: 'payment_closed',
  review: 'payment_review',
  refunded: 'payment_refunded',
  voided: 'payment_voided',
} as const satisfies Record<PaymentStage, string>
