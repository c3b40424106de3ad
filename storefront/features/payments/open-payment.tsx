import type { PaymentStatus } from '@rimal/contract/payments'
import { Fragment, useEffect } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { PaymentScreen } from './payment-screen.tsx'
import { rememberSent } from './use-payment.ts'

const readingMs = 900

/** Says where she is being sent, and sends her. */
export function SendToPayment({ token, status }: { token: string; status: PaymentStatus }) {
  const { t } = useWords()
  const { payAt, orderNumber } = status
  useEffect(() => {
    if (!payAt) return
    const going = setTimeout(() => {
      rememberSent(token)
      location.assign(payAt)
    }, readingMs)
    return () => clearTimeout(going)
  }, [payAt, token])
  return (
    <PaymentScreen
      title={t('payment_sending')}
      orderNumber={orderNumber}
      text={<WhereTo status={status} />}
      busy
    >
      {payAt && (
        <a
          href={payAt}
          onClick={() => rememberSent(token)}
          className="relative border-b border-current pb-[.15em] after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-oud"
        >
          {t('payment_go')}
        </a>
      )}
    </PaymentScreen>
  )
}

/** She has been there; now the shop asks how it went. */
export function ConfirmingPayment(props: {
  status: PaymentStatus
  slow: boolean
  onLook: () => void
}) {
  const { status, slow, onLook } = props
  const { t } = useWords()
  const { payAt, orderNumber } = status
  return (
    <PaymentScreen
      title={t(slow ? 'payment_slow' : 'payment_confirming')}
      orderNumber={orderNumber}
      text={t(slow ? 'payment_slow_text' : 'payment_confirming_text')}
      busy={!slow}
    >
      {slow && (
        <Button kind="outline" full onClick={onLook}>
          {t('payment_look_again')}
        </Button>
      )}
      {payAt && (
        <p className="flex flex-wrap gap-x-3 gap-y-2 text-small">
          <span className="text-ink-2">{t('payment_not_yet_paid')}</span>
          <a
            href={payAt}
            className="relative border-b border-current leading-tight after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-oud"
          >
            {t('payment_continue')}
          </a>
        </p>
      )}
    </PaymentScreen>
  )
}

function WhereTo({ status: { payAt, amount } }: { status: PaymentStatus }) {
  const { t } = useWords()
  const money = useMoney()
  const parts: Record<string, string> = {
    amount: money(amount),
    host: payAt ? new URL(payAt).host : '',
  }
  return t('payment_sending_text')
    .split(/\{(\w+)\}/)
    .map((piece, index) => (
      <Fragment key={piece}>
        {index % 2 === 0 ? (
          piece
        ) : (
          <bdi dir={piece === 'host' ? 'ltr' : undefined}>{parts[piece]}</bdi>
        )}
      </Fragment>
    ))
}
