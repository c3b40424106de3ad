import type { Checkout } from '@rimal/contract/checkout'
import type { FieldCodes, Step } from './draft/check-filled.ts'
import type { Filled } from './draft/filled.ts'
import type { useCheckout } from './use-checkout.ts'

/** The props of each step of the checkout. */
export type StepProps = {
  checkoutState: ReturnType<typeof useCheckout>
  checkout: Checkout
  filled: Filled
  now: Step
  /** True once the customer has changed from one step to another. */
  arrived: boolean
  /** Fields that the shop refused, while they stay as they were refused. */
  refused: FieldCodes
  onRefused: (fields: Record<string, string>) => void
  goTo: (step: Step) => void
}
