import type { Checkout, CheckoutDraft } from '@rimal/contract/checkout'
import { errors } from '@rimal/contract/errors'
import { useCallback, useEffect, useState } from 'react'
import { call, type Reply } from '../../api.ts'
import { keepCart } from '../cart/use-cart.ts'
import { type Filled, fillFrom } from './draft/filled.ts'
import { readMirror, writeMirror } from './draft/mirror.ts'

export type CheckoutState = 'loading' | 'empty' | 'broken' | 'ready'

export type Saved = { ok: true } | { ok: false; message: string; fields: Record<string, string> }

/**
 * The bag as it can be ordered, and what was filled in. What is typed stays through anything: the
 * server's answers change what is offered, never what was written.
 */
export function useCheckout() {
  const [state, setState] = useState<CheckoutState>('loading')
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  const [filled, setFilled] = useState<Filled | null>(null)

  const take = useCallback((reply: Reply<'GET checkout/get-checkout'>): Checkout | null => {
    if (reply.errorCode === errors.cart_empty.number) setState('empty')
    const answer = reply.result
    if (!answer) return null
    keepCart(answer.cart)
    setCheckout(answer)
    setFilled((typed) => withOffers(typed ?? fillFromAnswer(answer), answer))
    setState('ready')
    return answer
  }, [])

  const load = useCallback(
    () =>
      call('GET checkout/get-checkout')
        .catch(() => null)
        .then((reply) => {
          const answer = reply && take(reply)
          if (!answer && reply?.errorCode !== errors.cart_empty.number) {
            setState((known) => (known === 'ready' ? known : 'broken'))
          }
          return answer
        }),
    [take],
  )

  useEffect(() => void load(), [load])
  useEffect(() => {
    if (filled) writeMirror(filled)
  }, [filled])

  const change = useCallback((part: Partial<Filled>) => {
    setFilled((typed) => typed && { ...typed, ...part })
  }, [])

  /** Sends parts of the draft; `message` is empty when the shop could not be reached. */
  const save = useCallback(
    async (draft: CheckoutDraft): Promise<Saved> => {
      const reply = await call('POST checkout/save-draft', { body: { draft } }).catch(() => null)
      const answer = reply && take(reply)
      if (!answer) return { ok: false, message: reply?.message ?? '', fields: reply?.fields ?? {} }
      return { ok: true }
    },
    [take],
  )

  return { state, checkout, filled, change, save, load }
}

function fillFromAnswer({ draft, cart }: Checkout): Filled {
  return fillFrom({ draft, mirror: readMirror(), country: cart.country || 'AE' })
}

/** A choice that is not offered any more is no choice; of one way of delivery there is nothing to choose. */
function withOffers(filled: Filled, { shippingOptions, paymentOptions }: Checkout): Filled {
  const shipping = shippingOptions.find(({ id }) => id === filled.shippingMethod)
  const payment = paymentOptions.find(({ id }) => id === filled.paymentMethod)
  return {
    ...filled,
    shippingMethod: shipping?.id ?? shippingOptions[0]?.id ?? null,
    paymentMethod: payment && !payment.refusal ? payment.id : null,
  }
}
