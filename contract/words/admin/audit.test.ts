import { expect, test } from 'vitest'
import { api } from '../../api.ts'
import type { Endpoint } from '../../endpoint.ts'
import { auditActionWords } from './audit.ts'

/** An accepted invitation, a sign-in and the reading of customers' data are audited as well. */
const actions = Object.values<Endpoint>(api)
  .filter(({ method, access }) => method === 'POST' && access === 'staff')
  .map(({ path }) => path)
  // These calls only begin something or show it to the person alone, and leave no row.
  .filter((path) => !/^staff\/(start-(passkey|passkey-proof|app)|preview-(home|page))$/.test(path))
  .concat('staff/accept-invitation', 'staff/sign-in', 'staff/get-customer', 'staff/list-customers')
  .concat('staff/download-orders', 'staff/download-customers')
  .concat('staff/download-returns', 'staff/download-visits', 'staff/download-reviews')
  .concat('staff/download-tax-documents')
  .concat('staff/list-credit', 'staff/download-credit', 'staff/download-audit')

test('the audit has words for every change that staff can make, and for no other', () => {
  const keys = actions.map((path) => `audit_action_${path.slice(6).replaceAll('-', '_')}`)
  expect(keys.toSorted()).toEqual(Object.keys(auditActionWords).toSorted())
})
