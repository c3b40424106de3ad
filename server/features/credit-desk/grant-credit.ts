import type { BodyOf } from '@rimal/contract/endpoint'
import type { CreditOfCustomer, creditApi } from '@rimal/contract/credit/credit'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../http/callers.ts'
import { ShopError } from '../../http/shop-error.ts'
import { addGrant, sumGranted } from '../credit/add-grant.ts'
import { showCredit } from '../credit/show-credit.ts'
import { findCustomerByContact } from '../identity/find-customer-by-contact.ts'
import { postMessage } from '../messages/post-message.ts'
import { findSettings } from '../shop/settings.ts'
import { currenciesOf, settingsIn } from '../shop/settings-in.ts'
import { letterOfCredit, lockByContact } from './customer-of-credit.ts'

const dayMs = 86_400_000

type Grant = BodyOf<typeof creditApi.grantCredit> & { staff: Staff }

/**
 * The house gives credit of its own; the same key is the same grant. What a member gives within a day counts as one
 * sum, above which an owner has to: else many small ones would be a large one. Wake `send-messages` after the commit.
 */
export async function grantCredit(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Queries,
  { contact, key, amount, currency, reason, staff }: Grant,
): Promise<CreditOfCustomer> {
  const customer = await lockByContact(tx, contact)
  const settings = await findSettings(tx)
  // Nobody but an owner gives herself something.
  const isHerOwn = customer.id === staff.customerId
  const actor = `staff:${staff.customerId}`
  const since = new Date(clock().getTime() - dayMs)
  const given = await sumGranted(tx, { actor, currency, since, exceptKey: key })
  const isMuch = given + amount > settingsIn(settings, currency).refundLimit
  if (staff.role !== 'owner' && (isMuch || isHerOwn)) {
    throw new ShopError('credit_needs_owner')
  }
  const { id: customerId, name } = customer
  const grant = { customerId, currency, amount, reason, key }
  const added = await addGrant(tx, { ...grant, actor, at: clock() })
  if (added === 'other') throw new ShopError('credit_key_used')
  if (added === 'new') {
    // Undone with all of this; what was given before stays the same grant.
    if (!currenciesOf(settings).includes(currency)) {
      throw new ShopError('invalid_input', { currency: 'not_offered' })
    }
    const letter = letterOfCredit({ config }, customer, { amount, currency })
    await postMessage(tx, {
      ...letter,
      dedupKey: `credit_received:grant:${key}`,
      kind: 'credit_received',
      data: { ...letter.data, orderNumber: null },
    })
  }
  return { customerId, name, ...(await showCredit(tx, customerId)) }
}

export async function getCreditOf(db: Queries, contact: string): Promise<CreditOfCustomer> {
  const customer = await findCustomerByContact(db, contact)
  if (!customer) throw new ShopError('credit_customer_unknown')
  const { id: customerId, name } = customer
  return { customerId, name, ...(await showCredit(db, customerId)) }
}
