import { expect, test } from 'vitest'
import { errors } from '../errors.ts'
import { callErrors } from './call-errors.ts'
import { catalogErrors } from './catalog-errors.ts'
import { creditErrors } from './credit-errors.ts'
import { identityErrors } from './identity-errors.ts'
import { notificationErrors } from './notifications-errors.ts'
import { orderErrors } from './orders-errors.ts'
import { paymentErrors } from './payments-errors.ts'
import { staffErrors } from './staff-errors.ts'
import { reviewErrors } from './reviews-errors.ts'
import { returnErrors } from './returns-errors.ts'
import { visitErrors } from './visits-errors.ts'

test('each refusal has its own number and name', () => {
  const areas = [
    callErrors,
    identityErrors,
    catalogErrors,
    orderErrors,
    paymentErrors,
    reviewErrors,
    returnErrors,
    staffErrors,
    notificationErrors,
    visitErrors,
    creditErrors,
  ]
  const all = areas.flatMap((area) => Object.values(area))
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length)
  expect(Object.keys(errors).length).toBe(all.length)
})
