import type { PaymentStatus } from '@rimal/contract/payments'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { PaymentStage } from './payment-stage.ts'
import { PaymentScreen } from './payment-screen.tsx'

/** A payment without further actions: it is being reviewed, was refunded, or has ended. */
export function SettledPayment(props: { stage: PaymentStage; status: PaymentStatus }) {
  const { status } = props
  const { t } = useWords()
  const money = useMoney()
  const { replacedBy } = status
  if (props.stage === 'closed' && replacedBy) {
    return (
      <PaymentScreen
        title={t('order_is_replaced')}
        orderNumber={status.orderNumber}
        text={t('payment_replaced_text')}
      >
        <ButtonLink to={`/order/${replacedBy.token}`} full>
          {t('order_see_replacement', replacedBy)}
        </ButtonLink>
      </PaymentScreen>
    )
  }
  const stage = ends.find((end) => end === props.stage) ?? 'closed'
  return (
    <PaymentScreen
      title={t(`payment_${stage}`)}
      orderNumber={status.orderNumber}
      text={t(`payment_${stage}_text`, { amount: money(status.amount) })}
    >
      {stage === 'closed' ? (
        <>
          <ButtonLink to="/cart" full>
            {t('payment_back_to_cart')}
          </ButtonLink>
          <TextLink to={`/order/${status.orderToken}`} className="text-small">
            {t('payment_see_order')}
          </TextLink>
        </>
      ) : (
        <ButtonLink kind="outline" to={`/order/${status.orderToken}`} full>
          {t('payment_see_order')}
        </ButtonLink>
      )}
    </PaymentScreen>
  )
}

const ends = ['review', 'refunded', 'voided', 'closed'] as const
