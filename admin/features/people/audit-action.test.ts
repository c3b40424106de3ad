import { api } from '@rimal/contract/api'
import type { Endpoint } from '@rimal/contract/endpoint'
import { auditActionWords } from '@rimal/contract/words/admin/audit'
import { expect, test } from 'vitest'
import { keyOfAction } from './audit-action.ts'

/** A new member is audited as well, though nobody is signed in before. */
const actions = Object.values<Endpoint>(api)
  .filter(({ method, access }) => method === 'POST' && access === 'staff')
  .map(({ path }) => path)
  .concat('staff/accept-invitation')

test('the audit has words for every change that staff can make, and for no other', () => {
  expect(actions.map(keyOfAction).toSorted()).toEqual(Object.keys(auditActionWords).toSorted())
})

test('an action of an earlier version has no words', () => {
  expect(keyOfAction('staff/dance')).toBeUndefined()
})
