import type { Checkout, CheckoutDraft } from '@rimal/contract/checkout'
import { errors } from '@rimal/contract/errors'
import type { ShopperOrders } from '@rimal/contract/orders'
import { useCallback, useEffect, useRef, useState } from 'react'
import { answerOf, call, type Reply } from '../../api.ts'
import { cartTurn, storeCart } from '../cart/use-cart.ts'
import { isLoggedIn } from '../../session/login-hint.ts'
import { fetchShopperOrders } from '../orders/open-payment/shopper-orders.ts'
import { rememberCountry } from '../delivery/my-country.ts'
import { saveCountry } from '../delivery/save-country.ts'
import { type Change, type Filled, fillFrom } from './draft/filled.ts'
import { fetchKnown, type Known, withKnown } from './draft/known-customer.ts'
import { readMirror, writeMirror } from './draft/mirror.ts'
import { useMyAddresses } from './use-my-addresses.ts'

export type CheckoutState = 'loading' | 'empty' | 'broken' | 'ready'

export type Saved = { ok: true } | { ok: false; message: string; fields: Record<string, string> }

type Answer = Reply<'GET checkout/get-checkout'>

/**
 * Returns the cart as it can be ordered, and the filled fields. Typed values always stay: the server's answers
 * change the options, never the typed values.
 */
export function useCheckout() {
  const [state, setState] = useState<CheckoutState>('loading')
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  const [filled, setFilled] = useState<Filled | null>(null)
  const [known, setKnown] = useState<Known | null>(null)
  const starting = useRef<ReturnType<typeof fetchStart> | null>(null)
  /** The number of the call with the answer that is shown. */
  const taken = useRef(0)

  const ask = useCallback(
    (question: () => Promise<Answer>): Promise<Answer | null> =>
      askInTurn(question, () => taken.current).then(async ({ reply, turn }) => {
        if (reply?.errorCode === errors.cart_empty.number) setState('empty')
        const answer = reply?.result
        if (!answer) return reply
        // The first step that is shown depends on what the shop knows of a customer.
        const start = await (starting.current ??= fetchStart())
        if (turn < taken.current) return reply
        taken.current = turn
        setKnown(start.known)
        void storeCart(answer.cart, turn)
        setCheckout(answer)
        setFilled((typed) => withPromotions(typed ?? startFrom(answer, start), answer))
        setState('ready')
        return reply
      }),
    [],
  )

  const load = useCallback(() => {
    starting.current ??= fetchStart()
    return ask(promotions).then((reply) => {
      if (!reply?.result && reply?.errorCode !== errors.cart_empty.number) {
        setState((known) => (known === 'ready' ? known : 'broken'))
      }
      return reply?.result ?? null
    })
  }, [ask])

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

  const addresses = useMyAddresses({ known, filled, save })
  return { state, checkout, filled, addresses, change, save, load }
}

/**
 * Makes a call in turn: the later call has the newer answer, whichever arrives first. The reply is null when no
 * answer arrives.
 */
async function askInTurn(question: () => Promise<Answer>, taken: () => number) {
  let turn = cartTurn()
  let reply = await answerOf(question())
  // Only another call shows whether the later answer that is shown includes the change of this call.
  while (reply?.result && turn < taken()) {
    turn = cartTurn()
    reply = await answerOf(promotions())
  }
  return { reply, turn }
}

async function promotions(): Promise<Answer> {
  const reply = await call('GET checkout/get-checkout')
  return (reply.result && (await saveCountry(reply.result.cart))) ?? reply
}

/** Reads the shop's data of a customer, and the payment method of the last order. */
async function fetchStart(): Promise<{ known: Known | null; orders: ShopperOrders | null }> {
  const [known, orders] = await Promise.all([
    isLoggedIn() ? fetchKnown() : null,
    fetchShopperOrders(),
  ])
  return { known, orders }
}

function startFrom(
  { draft, cart }: Checkout,
  { known, orders }: Awaited<ReturnType<typeof fetchStart>>,
): Filled {
  const written = fillFrom({ draft, mirror: readMirror(), country: cart.country || 'AE' })
  const filled = known ? withKnown(written, known) : written
  return { ...filled, paymentMethod: filled.paymentMethod ?? orders?.lastPaymentMethod ?? null }
}

/** Drops a choice that is no longer offered; a single delivery method is chosen automatically. */
function withPromotions(filled: Filled, { shippingOptions, paymentOptions }: Checkout): Filled {
  const shipping = shippingOptions.find(({ id }) => id === filled.shippingMethod)
  const brought = shippingOptions.filter(({ pickup }) => !pickup)
  const [cheapest = shippingOptions[0]] = brought.toSorted((a, b) => a.price - b.price)
  const method = shipping ?? cheapest
  const payment = paymentOptions.find(({ id }) => id === filled.paymentMethod)
  return {
    ...filled,
    shippingMethod: method?.id ?? null,
    pickup: Boolean(method?.pickup),
    paymentMethod: payment && !payment.refusal ? payment.id : null,
  }
}
