import { splitEvenly } from '@rimal/contract/money'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { BillingLine } from './billing-line.tsx'
import { ChangedNote } from './placement/changed-note.tsx'
import { checkFilled } from './draft/check-filled.ts'
import type { StepProps } from './step-props.ts'
import { describeChanges } from './placement/describe-changes.ts'
import { PaymentChoice } from './choices/payment-choice.tsx'
import { UseCredit } from './choices/use-credit.tsx'
import { useJudgedOptions } from './choices/use-judged-options.ts'
import { PlaceOrderBar } from './placement/place-order-bar.tsx'
import { ReviewLines } from './placement/review-lines.tsx'
import { useSoldOut } from './placement/use-sold-out.ts'
import { StepFrame } from './step-frame.tsx'
import { type Refusal, usePlaceOrder } from './placement/use-place-order.ts'
import { useStepFaults } from './draft/use-step-faults.ts'

export function PaymentStep(props: StepProps) {
  const { now, arrived } = props
  const { t } = useWords()
  return (
    <StepFrame
      number={3}
      title={t('checkout_payment')}
      place={now === 'payment' ? 'now' : 'later'}
      arrived={arrived}
      editTo=""
      later={t('checkout_later_payment')}
      summary={null}
    >
      <PaymentForm {...props} />
    </StepFrame>
  )
}

type Problem = { message: string; changes: string[] }

function PaymentForm(props: StepProps) {
  const { checkoutState, checkout, filled, refused } = props
  const { t } = useWords()
  const form = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { credit, cart } = checkout
  const due = credit?.due ?? cart.totals.total
  // True when nothing is left to pay, so that no payment method is needed.
  const isCovered = credit !== null && credit.used > 0 && due === 0
  const { paymentMethod: _notAsked, ...others } = checkFilled(filled)
  const codes = isCovered ? others : checkFilled(filled)
  const faults = useStepFaults({ filled, codes, refused, step: 'payment', form })
  const { change } = checkoutState
  const clearMethod = useCallback(() => change({ paymentMethod: null }), [change])
  const { wanted, setUsed } = useCreditTick(checkoutState, setProblem)
  const options = useJudgedOptions(checkout, filled, clearMethod)
  const placing = usePlacing(props, { form, isComplete: faults.count === 0, setProblem })
  const soldOut = useSoldOut(cart, async () => {
    setProblem(null)
    await checkoutState.load()
  })
  return (
    <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {credit && <UseCredit credit={credit} wanted={wanted} onChange={setUsed} />}
      {!isCovered && (
        <PaymentChoice
          options={options}
          instalments={splitEvenly(due, 4)}
          value={filled.paymentMethod}
          onChange={(paymentMethod) => change({ paymentMethod })}
          prompt={placing.prompted && !filled.paymentMethod ? t('pay_choose') : undefined}
          error={faults.textOf('paymentMethod')}
        />
      )}
      <ReviewLines cart={cart} />
      <BillingLine filled={filled} step="payment" />
      {problem && <ChangedNote {...problem} />}
      <PlaceOrderBar
        due={due}
        covered={isCovered}
        method={filled.paymentMethod}
        pickup={filled.pickup}
        busy={placing.busy || wanted !== null}
        onPlace={() => void placing.press()}
        soldOut={soldOut}
      />
    </div>
  )
}

/** Places the order, or says what is missing or has changed. */
function usePlacing(
  { checkoutState, checkout, filled, onRefused }: StepProps,
  step: {
    form: RefObject<HTMLElement | null>
    isComplete: boolean
    setProblem: (problem: Problem | null) => void
  },
) {
  const { form, isComplete, setProblem } = step
  const { t } = useWords()
  const money = useMoney()
  const { place, busy } = usePlaceOrder()
  const [prompted, setPrompted] = useState(false)

  async function press() {
    // The method is all that this step asks for; without it nothing is wrong yet.
    if (!isComplete) {
      setPrompted(true)
      return leadToMethods(form.current)
    }
    setProblem(null)
    const refusal = await place(checkout, filled)
    if (refusal) await explain(refusal)
  }

  async function explain({ message, promotionsChanged, fields }: Refusal) {
    // Prices, stock, delivery methods and payment methods are loaded anew; typed values do not change.
    const answer = promotionsChanged ? await checkoutState.load() : null
    const changes = answer ? describeChanges(checkout.cart, answer.cart, { t, money }) : []
    setProblem({ message: message || t('checkout_no_answer'), changes })
    if (!promotionsChanged) onRefused(fields)
  }
  return { press, busy, prompted }
}

/** The first method takes the focus and comes to the middle, where the prompt above it is seen too. */
function leadToMethods(form: HTMLElement | null) {
  const first =
    form?.querySelector<HTMLElement>('input[type="radio"]:enabled') ??
    form?.querySelector<HTMLElement>('[data-wrong]')
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}

/**
 * Saves the choice of store credit with the cart; the options are then those for the amount that is left to pay.
 */
function useCreditTick(
  { save }: StepProps['checkoutState'],
  setProblem: (problem: Problem | null) => void,
) {
  const { t } = useWords()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const setUsed = (useCredit: boolean) => {
    if (wanted !== null) return
    setWanted(useCredit)
    setProblem(null)
    void save({ useCredit }).then((saved) => {
      setWanted(null)
      if (!saved.ok) {
        setProblem({ message: saved.message || t('checkout_no_answer'), changes: [] })
      }
    })
  }
  return { wanted, setUsed }
}
