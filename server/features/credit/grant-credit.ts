import type { BodyOf } from '@rimal/contract/endpoint'
import type { CreditOfCustomer, staffCreditApi } from '@rimal/contract/staff/credit'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import type { ProvedStaff } from '../../http/bearer.ts'
import { ShopError } from '../../http/shop-error.ts'
import { showCredit } from './show-credit.ts'
import { findCustomerByContact } from '../customers/find-customer-by-contact.ts'
import { postMessage } from '../messages/post-message.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { currenciesOf } from '../shop/settings/settings-in.ts'
import { lockPayouts, payOutWithin } from '../staff/daily-limit.ts'
import { emailOfCredit, lockByContact } from './customer-of-credit.ts'
import type { CreditGrantReason } from '@rimal/contract/credit/credit'
import type { Money } from '@rimal/contract/money'
import { findEntry, insertEntry } from './credit.sql.ts'

type Grant = BodyOf<typeof staffCreditApi.grantCredit> & { staff: ProvedStaff }

/** Staff grant store credit; the same key is the same grant. Above the day's limit only an owner may. */
export async function grantCredit(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Tx,
  { contact, key, amount, currency, reason, staff }: Grant,
): Promise<CreditOfCustomer> {
  await lockPayouts(tx, staff)
  const customer = await lockByContact(tx, contact)
  const settings = await findSettings(tx)
  // A staff member who is not an owner cannot grant credit to their own account.
  const isOwnAccount = customer.email === staff.email
  const actor = `staff:${staff.staffId}`
  if (staff.role !== 'owner' && isOwnAccount) throw new ShopError('credit_needs_owner')
  const at = clock()
  const payout = { staff, key: `grant:${key}`, amount, currency, at }
  if (!(await payOutWithin(tx, payout))) throw new ShopError('credit_needs_owner')
  const { id: customerId, name } = customer
  const grant = { customerId, currency, amount, reason, key }
  const added = await addGrant(tx, { ...grant, actor, at })
  if (added === 'other') throw new ShopError('credit_key_used')
  if (added === 'new') {
    // The error rolls back this new grant; a grant that was made before remains the same grant.
    if (!currenciesOf(settings).includes(currency)) {
      throw new ShopError('invalid_input', { currency: 'not_offered' })
    }
    const email = emailOfCredit({ config }, customer, { amount, currency })
    await postMessage(tx, {
      ...email,
      dedupKey: `credit_received:grant:${key}`,
      kind: 'credit_received',
      data: { ...email.data, orderNumber: null },
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

type NewGrant = {
  customerId: string
  currency: string
  amount: Money
  reason: CreditGrantReason
  key: string
  actor: string
  at: Date
}

/**
 * Grants credit under the lock of the customer. `same`: the grant was made before; `other`: the key belongs to
 * another grant.
 */
async function addGrant(tx: Tx, grant: NewGrant): Promise<'new' | 'same' | 'other'> {
  const { customerId, currency, amount } = grant
  const key = keyOf(grant.key)
  const earlier = await findEntry(tx, key)
  if (earlier) {
    const isSame =
      earlier.customerId === customerId &&
      earlier.currency === currency &&
      earlier.amount === amount
    return isSame ? 'same' : 'other'
  }
  await insertEntry(tx, { ...grant, kind: 'granted', key })
  return 'new'
}

function keyOf(key: string): string {
  return `grant:${key}`
}
