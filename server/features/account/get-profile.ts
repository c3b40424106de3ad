import type { Profile } from '@rimal/contract/account'
import type { Deps } from '../../deps.ts'
import { type Customer, findCustomer } from '../customers/customer-record.ts'

export async function getProfile({ db }: Pick<Deps, 'db'>, customerId: string): Promise<Profile> {
  return showProfile(await getCustomer({ db }, customerId))
}

export async function getCustomer({ db }: Pick<Deps, 'db'>, customerId: string): Promise<Customer> {
  const customer = await findCustomer(db, customerId)
  if (!customer) throw new Error('Somebody is logged in without an account.')
  return customer
}

/** Returns the profile as the customer sees it. */
function showProfile(stored: Customer): Profile {
  const { id, name, email, phone, gender, birthDate, language, passwordHash, createdAt } = stored
  return {
    _id: id,
    name,
    email,
    phone,
    gender,
    birthDate,
    language,
    hasPassword: passwordHash !== null,
    customerSince: createdAt.toISOString(),
  }
}
