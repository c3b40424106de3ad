import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { type Caller, whoIs } from '../customers/caller.ts'
import {
  type Customer,
  findCustomer,
  findCustomerBy,
  savePasswordHash,
} from '../customers/customer-record.ts'
import { countTry, forgiveTry } from '../customers/limits/count-tries.ts'
import { hashPassword, isOutdated, isPassword } from './passwords/hash-password.ts'
import type { Contact } from '../customers/read-contact.ts'

/** One refusal, after one time, for a wrong password, for none, and for no account. */
export async function logInByPassword(
  deps: Deps,
  caller: Caller,
  { contact, password }: { contact: Contact; password: string },
): Promise<Customer> {
  const who = whoIs(caller, contact.value)
  const counted = await countTry(deps, 'password_tried', who)
  const customer = await findCustomerBy(deps.db, contact)
  const isRight = await isPassword(customer?.passwordHash ?? null, password)
  if (!customer || !isRight) throw new ShopError('login_wrong')
  await forgiveTry(deps, counted)
  await renewHash(deps, customer, password)
  return customer
}

/** Requires the password of a logged-in customer once more; a wrong one counts like any other try. */
export async function requirePassword(
  deps: Deps,
  caller: Caller,
  { customerId, password }: { customerId: string; password: string },
): Promise<void> {
  const customer = await findCustomer(deps.db, customerId)
  const value = customer?.email ?? customer?.phone ?? ''
  const kind = customer?.email ? 'email' : 'phone'
  await logInByPassword(deps, caller, { contact: { kind, value }, password })
}

async function renewHash({ db }: Deps, { id, passwordHash }: Customer, password: string) {
  if (passwordHash === null || !isOutdated(passwordHash)) return
  await savePasswordHash(db, id, await hashPassword(password))
}
