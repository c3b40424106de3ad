import type { Queries } from '../../db/connect.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { findCustomerBy, type Customer } from './customer-record.ts'
import { readContact } from './read-contact.ts'

/** Whose email or phone this is, in any writing; a number without its country is the shop's own. */
export async function findCustomerByContact(
  db: Queries,
  contact: string,
): Promise<Customer | undefined> {
  const { country } = await findSettings(db)
  return findCustomerBy(db, readContact(contact, country))
}
