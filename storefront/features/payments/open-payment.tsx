import type { PaymentStatus } from '@rimal/contract/payments'
import { type ReactNode, useEffect } from 'react'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { OtherMethods, useOtherMethods } from './other-methods.tsx'
import { PaymentScreen } from './payment-screen.tsx'

const readingMs = 900

type Pay = (payAt: string) => Promise<void>

/** Says which page the customer is redirected to, and opens it. */
export function SendToPayment({ status, onPay }: { status: PaymentStatus; onPay: Pay }) {
  const { t } = useWords()
  const { payAt, orderNumber } = status
  useEffect(() => {
    if (!payAt) return
    const going = setTimeout(() => void onPay(payAt), readingMs)
    return () => clearTimeout(going)
  }, [payAt, onPay])
  return (
    <PaymentScreen
      title={t('payment_sending')}
      orderNumber={orderNumber}
      text={<WhereTo status={status} />}
      busy
    >
      {payAt && (
        <PayLink
          payAt={payAt}
          onPay={onPay}
          className="relative border-b border-current pb-[.15em] after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-oud"
        >
          {t('payment_go')}
        </PayLink>
      )}
    </PaymentScreen>
  )
}

/** A link, so that the browser shows where it leads. */
function PayLink(props: { payAt: string; onPay: Pay; className: string; children: ReactNode }) {
  const { payAt, onPay, className, children } = props
  return (
    <a
      href={payAt}
      onClick={(event) => {
        event.preventDefault()
        void onPay(payAt)
      }}
      className={className}
    >
      {children}
    </a>
  )
}

/** The customer was on the payment page; now the shop asks the provider for the result. */
export function ConfirmingPayment(props: {
  status: PaymentStatus
  slow: boolean
  doubtful: boolean
  onPay: Pay
  onLook: () => void
  onChanged: () => Promise<void>
}) {
  const { status, slow, doubtful, onPay, onLook, onChanged } = props
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
        <NotPaidYet
          status={status}
          payAt={payAt}
          open={doubtful}
          onPay={onPay}
          onChanged={onChanged}
        />
      )}
    </PaymentScreen>
  )
}

/** A customer who returned without paying need not wait for the answer of a bank that was never asked. */
function NotPaidYet(props: {
  status: PaymentStatus
  payAt: string
  open: boolean
  onPay: Pay
  onChanged: () => Promise<void>
}) {
  const { status, payAt, open, onPay, onChanged } = props
  const { t } = useWords()
  const methods = useOtherMethods(status, onChanged)
  const options = status.paymentOptions.filter(({ id }) => id !== status.method)
  return (
    <Disclosure title={t('payment_not_yet_paid')} open={open} className="w-full border-t">
      <div className="grid gap-6 text-ink">
        <PayLink
          payAt={payAt}
          onPay={onPay}
          className="flex min-h-13 items-center justify-center border border-ink px-7 py-2 text-center leading-tight hover:border-oud hover:text-oud"
        >
          {t('payment_continue')}
        </PayLink>
        <OtherMethods options={options} methods={methods} />
      </div>
    </Disclosure>
  )
}

function WhereTo({ status: { payAt, amount } }: { status: PaymentStatus }) {
  const { t } = useWords()
  const money = useMoney()
  return (
    <Sentence
      text={t('payment_sending_text')}
      parts={{
        amount: <bdi>{money(amount)}</bdi>,
        host: <bdi dir="ltr">{payAt ? new URL(payAt).host : ''}</bdi>,
      }}
    />
  )
}
