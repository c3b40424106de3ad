import { callErrors } from './errors/call-errors.ts'
import { catalogErrors } from './errors/catalog-errors.ts'
import { creditErrors } from './errors/credit-errors.ts'
import { identityErrors } from './errors/identity-errors.ts'
import { notificationErrors } from './errors/notifications-errors.ts'
import { orderErrors } from './errors/orders-errors.ts'
import { paymentErrors } from './errors/payments-errors.ts'
import { returnErrors } from './errors/returns-errors.ts'
import { reviewErrors } from './errors/reviews-errors.ts'
import { staffErrors } from './errors/staff-errors.ts'
import { visitErrors } from './errors/visits-errors.ts'

/**
 * Every refusal of the API, by area; a test checks that their numbers differ. Most refusals answer
 * HTTP 200, because old clients read only the body (decisions/0077-refusals-answer-http-200.md).
 */
export const errors = {
  ...callErrors,
  ...identityErrors,
  ...catalogErrors,
  ...orderErrors,
  ...paymentErrors,
  ...reviewErrors,
  ...returnErrors,
  ...staffErrors,
  ...notificationErrors,
  ...visitErrors,
  ...creditErrors,
} as const

export type ErrorCode = keyof typeof errors
