import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { HelpLine } from '../contact/help-line.tsx'
import { OrderSummary } from '../cart/order-summary.tsx'
import { firstOpenStep, type Step, stepOf, steps } from './draft/check-filled.ts'
import type { Filled } from './draft/filled.ts'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { UnpaidStrip } from '../orders/open-payment/unpaid-strip.tsx'
import { useUnpaid } from '../orders/open-payment/use-unpaid.ts'
import { PaymentStep } from './payment-step.tsx'
import type { StepProps } from './step-props.ts'
import { StepProgress } from './step-progress.tsx'
import { SummaryCode } from './summary-code.tsx'
import { SummaryPeek } from './summary-peek.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'

/** The three steps beside the summary. The address contains the step, so that Back goes one step back. */
export function CheckoutSteps(props: Pick<StepProps, 'checkoutState' | 'checkout' | 'filled'>) {
  const { checkoutState, checkout, filled } = props
  const { cart } = checkout
  const used = checkout.credit?.used ?? 0
  const { t } = useWords()
  const heading = useArrivalFocus()
  const unpaid = useUnpaid()
  const { now, arrived, goTo } = useStep(filled)
  const { refused, refuse } = useRefused(filled, goTo)
  const step: StepProps = { ...props, now, arrived, refused, onRefused: refuse, goTo }
  return (
    <div className="wrap">
      <SummaryPeek cart={cart} credit={used}>
        <SummaryCode cart={cart} onChanged={checkoutState.load} />
      </SummaryPeek>
      <UnpaidStrip {...unpaid} />
      <div className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-24">
        <div className="max-w-[52rem]">
          <h1
            ref={heading}
            tabIndex={-1}
            className="pt-7 pb-5 text-h1 outline-none lg:pt-12 lg:pb-8"
          >
            {t('checkout_title')}
          </h1>
          <StepProgress now={now} />
          <ContactStep {...step} />
          <DeliveryStep {...step} />
          <PaymentStep {...step} />
          <HelpLine className="py-6" />
        </div>
        <aside className="sticky top-26 mt-12 hidden lg:block">
          <OrderSummary cart={cart} credit={used}>
            <SummaryCode cart={cart} onChanged={checkoutState.load} />
          </OrderSummary>
        </aside>
      </div>
    </div>
  )
}

/**
 * Returns the current step, never before the steps that it depends on. Without a step in the address it is the
 * first step that was not done on arrival. Fields filled in afterwards do not change the step: a browser may fill
 * all of them at once.
 */
function useStep(filled: Filled) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const wanted = steps.find((step) => step === search.get('step'))
  const reach = firstOpenStep(filled)
  const [start] = useState(reach)
  const asked = wanted ?? start
  const now = steps.indexOf(asked) <= steps.indexOf(reach) ? asked : reach
  const [first] = useState(now)
  const [arrived, setArrived] = useState(false)
  if (!arrived && first !== now) setArrived(true)

  useEffect(() => {
    if (wanted === now) return
    void navigate({ search: `?step=${now}` }, { replace: true, preventScrollReset: true })
  }, [wanted, now, navigate])

  const goTo = (step: Step) => {
    void navigate({ search: `?step=${step}` }, { preventScrollReset: true })
  }
  return { now, arrived, goTo }
}

type Refused = Record<string, { code: string; value: unknown }>

/**
 * The values that the shop refused although they looked valid here; a refusal is dropped as soon as the field is
 * changed.
 */
function useRefused(filled: Filled, goTo: (step: Step) => void) {
  const [stored, setStored] = useState<Refused>({})
  const still = Object.entries(stored).filter(
    ([name, { value }]) => valueAt(filled, name) === value,
  )
  const refused = Object.fromEntries(still.map(([name, { code }]) => [name, code]))

  const refuse = (fields: Record<string, string>) => {
    const named = Object.entries(fields).map(([name, code]) => [ownName(name), code] as const)
    setStored(
      Object.fromEntries(
        named.map(([name, code]) => [name, { code, value: valueAt(filled, name) }]),
      ),
    )
    const faulty = new Set(named.map(([name]) => stepOf(name)))
    const first = steps.find((step) => faulty.has(step))
    if (first) goTo(first)
  }
  return { refused, refuse }
}

/**
 * Returns the field in which an error is corrected: a delivery uses the contact's name and number, so their errors
 * belong to the contact.
 */
function ownName(name: string): string {
  const plain = name.replace(/^draft\./, '')
  return plain.replace(/^address\.(name|phone|email)$/, 'contact.$1')
}

function valueAt(filled: Filled, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], filled)
}
