import type { Checkout, PaymentOption } from '@rimal/contract/checkout'
import { useEffect } from 'react'
import { call } from '../../../api.ts'
import { useResource } from '../../../ui/resource/use-resource.ts'
import type { Filled } from '../draft/filled.ts'

/**
 * Returns the payment methods as they are offered to the customer: the pay-later provider is asked, once for each
 * amount and contact, whether it would accept the order. The method stays available until the provider answers, and
 * when it does not answer.
 */
export function useJudgedOptions(
  { paymentOptions, cart, credit }: Checkout,
  { contact, address, paymentMethod }: Filled,
  onRefused: () => void,
): PaymentOption[] {
  const due = credit?.due ?? cart.totals.total
  const of = [due, contact.email, contact.phone, address.country].join('|')
  const isOffered = paymentOptions.some(({ id, refusal }) => id === 'pay_in_4' && refusal === null)

  const { result } = useResource(isOffered ? of : null, (signal) =>
    call('POST payment/check-instalments', { body: {}, signal }),
  )
  const refusal = result?.refusal ?? null
  const isLost = refusal !== null && paymentMethod === 'pay_in_4'
  useEffect(() => {
    if (isLost) onRefused()
  }, [isLost, onRefused])
  return paymentOptions.map((option) =>
    option.id === 'pay_in_4' && option.refusal === null ? { ...option, refusal } : option,
  )
}
