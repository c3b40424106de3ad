import type { BodyOf } from '@rimal/contract/endpoint'
import type { CreditOfCustomer, staffCreditApi } from '@rimal/contract/staff/credit'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../http/bearer.ts'
import { ShopError } from '../../http/shop-error.ts'
import { correctGrants } from './correct-grants.ts'
import { showCredit } from './show-credit.ts'
import { postMessage } from '../messages/post-message.ts'
import { emailOfCredit, lockByContact } from './customer-of-credit.ts'

type Correction = BodyOf<typeof staffCreditApi.correctCredit> & { staff: Staff }

/** An owner takes back a grant that was a mistake, and the customer gets an email. */
export async function correctCredit(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Tx,
  { contact, key, amount, currency, staff }: Correction,
): Promise<CreditOfCustomer> {
  if (staff.role !== 'owner') throw new ShopError('credit_needs_owner')
  const customer = await lockByContact(tx, contact)
  const { id: customerId, name } = customer
  const actor = `staff:${staff.staffId}`
  const done = await correctGrants(tx, { customerId, currency, amount, key, actor, at: clock() })
  if (done === 'other') throw new ShopError('credit_key_used')
  if (done === 'too_much') throw new ShopError('credit_not_granted')
  if (done === 'new') {
    await postMessage(tx, {
      ...emailOfCredit({ config }, customer, { amount, currency }),
      dedupKey: `credit_corrected:${key}`,
      kind: 'credit_corrected',
    })
  }
  return { customerId, name, ...(await showCredit(tx, customerId)) }
}
