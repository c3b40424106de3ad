import type { BodyOf } from '@rimal/contract/endpoint'
import type { CreditOfCustomer, creditApi } from '@rimal/contract/credit/credit'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../http/callers.ts'
import { ShopError } from '../../http/shop-error.ts'
import { correctGrants } from '../credit/correct-grants.ts'
import { showCredit } from '../credit/show-credit.ts'
import { postMessage } from '../messages/post-message.ts'
import { letterOfCredit, lockByContact } from './customer-of-credit.ts'

type Correction = BodyOf<typeof creditApi.correctCredit> & { staff: Staff }

/** An owner takes back what was given by mistake, and she is told. Wake `send-messages` after the commit. */
export async function correctCredit(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Queries,
  { contact, key, amount, currency, staff }: Correction,
): Promise<CreditOfCustomer> {
  if (staff.role !== 'owner') throw new ShopError('credit_needs_owner')
  const customer = await lockByContact(tx, contact)
  const { id: customerId, name } = customer
  const actor = `staff:${staff.customerId}`
  const done = await correctGrants(tx, { customerId, currency, amount, key, actor, at: clock() })
  if (done === 'other') throw new ShopError('credit_key_used')
  if (done === 'too_much') throw new ShopError('credit_not_granted')
  if (done === 'new') {
    await postMessage(tx, {
      ...letterOfCredit({ config }, customer, { amount, currency }),
      dedupKey: `credit_corrected:${key}`,
      kind: 'credit_corrected',
    })
  }
  return { customerId, name, ...(await showCredit(tx, customerId)) }
}
