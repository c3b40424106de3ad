import type { PaymentOption } from '@rimal/contract/checkout'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { PaymentStatus } from '@rimal/contract/payments'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { loadCart } from '../cart/use-cart.ts'
import { methodIcons } from '../checkout/choices/payment-choice.tsx'

/** Every payment method with one press, and the link back to the cart. */
export function OtherMethods(props: {
  options: PaymentOption[]
  methods: ReturnType<typeof useOtherMethods>
}) {
  const { options, methods } = props
  const { payWith, giveUp, busy, failed } = methods
  const { t } = useWords()
  return (
    <div className="grid w-full gap-6">
      {failed && <ErrorNote>{failed}</ErrorNote>}
      {options.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-text text-small leading-tight">{t('payment_other_methods')}</h2>
          <ul>
            {options.map((option) => (
              <li key={option.id}>
                <Method
                  option={option}
                  busy={busy === option.id}
                  onChoose={() => void payWith(option.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="grid justify-items-start gap-2 text-small leading-tight">
        <TextButton onClick={() => void giveUp()}>{t('payment_to_cart')}</TextButton>
        <span className="text-ink-2">{t('payment_to_cart_hint')}</span>
      </p>
    </div>
  )
}

function Method(props: { option: PaymentOption; busy: boolean; onChoose: () => void }) {
  const { id, title, hint, refusal } = props.option
  return (
    <button
      type="button"
      disabled={refusal !== null}
      aria-busy={props.busy || undefined}
      onClick={props.onChoose}
      className="-mt-px grid min-h-16 w-full grid-cols-[auto_1fr_auto] items-center gap-3.5 border border-edge px-4 py-3 leading-tight enabled:hover:border-oud enabled:hover:text-oud disabled:text-ink-2"
    >
      <Icon name={methodIcons[id]} className="text-ink-2" />
      <span className="grid gap-1">
        <span>{title}</span>
        <span className="text-small text-ink-2">{refusal ?? hint}</span>
      </span>
      {props.busy ? (
        <span aria-hidden="true" className="running-line" />
      ) : (
        refusal === null && <Icon name="chevron-next" size="sm" className="text-ink-2" />
      )}
    </button>
  )
}

/** `onChanged` looks at the payment again: the order may have been paid, or have run out, meanwhile. */
export function useOtherMethods({ orderToken }: PaymentStatus, onChanged: () => Promise<void>) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { url: shownToken } = useParams()
  const [busy, setBusy] = useState<PaymentMethod | 'cart' | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  async function payWith(paymentMethod: PaymentMethod) {
    if (busy) return
    setBusy(paymentMethod)
    const reply = await tryCall('POST order/pay-again', {
      body: { orderToken, paymentMethod },
    })
    if (reply?.result) {
      const { paymentToken } = reply.result
      const to = paymentToken ? `/payment/${paymentToken}` : `/order/${orderToken}`
      if (!paymentToken) void loadCart()
      if (paymentToken !== shownToken) {
        await navigate(to, { replace: true, state: { orderConfirmation: true } })
        return
      }
      // The customer is paying with this attempt, or has paid with it meanwhile.
      await onChanged()
      return setBusy(null)
    }
    await refuse(reply?.message)
  }

  async function giveUp() {
    if (busy) return
    setBusy('cart')
    const reply = await tryCall('POST order/cancel-unpaid', { body: { orderToken } })
    if (reply?.errorCode === 0) {
      void loadCart()
      await navigate('/cart')
      return
    }
    await refuse(reply?.message)
  }

  /** The order may have been paid, or run out, since the page was drawn. */
  async function refuse(message = '') {
    setFailed(message || t('checkout_no_answer'))
    await onChanged()
    setBusy(null)
  }
  return { payWith, giveUp, busy, failed }
}
