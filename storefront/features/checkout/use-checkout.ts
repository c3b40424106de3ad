import type { Checkout, CheckoutDraft } from '@rimal/contract/checkout'
import { errors } from '@rimal/contract/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, type Reply } from '../../api.ts'
import { bagTurn, keepCart } from '../cart/use-cart.ts'
import { rememberCountry } from '../delivery/my-country.ts'
import { tellCountry } from '../delivery/tell-country.ts'
import { type Change, type Filled, fillFrom } from './draft/filled.ts'
import { readMirror, writeMirror } from './draft/mirror.ts'
import { useMyAddresses } from './use-my-addresses.ts'

export type CheckoutState = 'loading' | 'empty' | 'broken' | 'ready'

export type Saved = { ok: true } | { ok: false; message: string; fields: Record<string, string> }

type Answer = Reply<'GET checkout/get-checkout'>

/**
 * The bag as it can be ordered, and what was filled in. What is typed stays through anything: the
 * server's answers change what is offered, never what was written.
 */
export function useCheckout() {
  const [state, setState] = useState<CheckoutState>('loading')
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  const [filled, setFilled] = useState<Filled | null>(null)
  /** The number of the question whose answer is shown. */
  const taken = useRef(0)

  const ask = useCallback(
    (question: () => Promise<Answer>): Promise<Answer | null> =>
      askInTurn(question, () => taken.current).then(({ reply, turn }) => {
        if (reply?.errorCode === errors.cart_empty.number) setState('empty')
        const answer = reply?.result
        if (!answer) return reply
        taken.current = turn
        void keepCart(answer.cart, turn)
        setCheckout(answer)
        setFilled((typed) => withOffers(typed ?? fillFromAnswer(answer), answer))
        setState('ready')
        return reply
      }),
    [],
  )

  const load = useCallback(
    () =>
      ask(offers).then((reply) => {
        if (!reply?.result && reply?.errorCode !== errors.cart_empty.number) {
          setState((known) => (known === 'ready' ? known : 'broken'))
        }
        return reply?.result ?? null
      }),
    [ask],
  )

  useEffect(() => void load(), [load])
  useEffect(() => {
    if (filled) writeMirror(filled)
  }, [filled])

  const change = useCallback((part: Change) => {
    setFilled(
      (typed) => typed && { ...typed, ...(typeof part === 'function' ? part(typed) : part) },
    )
  }, [])

  /** Sends parts of the draft; `message` is empty when the shop could not be reached. */
  const save = useCallback(
    async (draft: CheckoutDraft): Promise<Saved> => {
      const reply = await ask(() => call('POST checkout/save-draft', { body: { draft } }))
      if (reply?.result) {
        if (draft.address) rememberCountry(draft.address.country)
        return { ok: true }
      }
      return { ok: false, message: reply?.message ?? '', fields: reply?.fields ?? {} }
    },
    [ask],
  )

  const addresses = useMyAddresses({ ready: state === 'ready', filled, change, save })
  return { state, checkout, filled, addresses, change, save, load }
}

/** What was asked later is the newer answer, whichever arrives first; null where none arrives. */
async function askInTurn(question: () => Promise<Answer>, taken: () => number) {
  let turn = bagTurn()
  let reply = await question().catch(() => null)
  // Whether the later answer that is shown knows of this question, only another one tells.
  while (reply?.result && turn < taken()) {
    turn = bagTurn()
    reply = await offers().catch(() => null)
  }
  return { reply, turn }
}

async function offers(): Promise<Answer> {
  const reply = await call('GET checkout/get-checkout')
  return (reply.result && (await tellCountry(reply.result.cart))) ?? reply
}

function fillFromAnswer({ draft, cart }: Checkout): Filled {
  return fillFrom({ draft, mirror: readMirror(), country: cart.country || 'AE' })
}

/** A choice that is not offered any more is no choice; of one way of delivery there is nothing to choose. */
function withOffers(filled: Filled, { shippingOptions, paymentOptions }: Checkout): Filled {
  const shipping = shippingOptions.find(({ id }) => id === filled.shippingMethod)
  const brought = shippingOptions.filter(({ pickup }) => !pickup)
  const [cheapest = shippingOptions[0]] = brought.toSorted((a, b) => a.price - b.price)
  const way = shipping ?? cheapest
  const payment = paymentOptions.find(({ id }) => id === filled.paymentMethod)
  return {
    ...filled,
    shippingMethod: way?.id ?? null,
    pickup: Boolean(way?.pickup),
    paymentMethod: payment && !payment.refusal ? payment.id : null,
  }
}
