import { languagePath } from '@rimal/contract/language'
import { formatMoney, type Money } from '@rimal/contract/money'
import type { Tx } from '../../db/transact.ts'
import { lockCustomer } from '../../db/lock-customer.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findCustomerByContact } from '../customers/find-customer-by-contact.ts'

type Customer = NonNullable<Awaited<ReturnType<typeof findCustomerByContact>>>

/**
 * Finds and locks the customer whose credit is to change. Refuses (`credit_customer_unknown`) when there is none.
 */
export async function lockByContact(tx: Tx, contact: string): Promise<Customer> {
  const customer = await findCustomerByContact(tx, contact)
  if (!customer || !(await lockCustomer(tx, customer.id))) {
    throw new ShopError('credit_customer_unknown')
  }
  return customer
}

/** Returns the recipient of an email about credit, and the data that all these emails share. */
export function emailOfCredit(
  { config }: Pick<Deps, 'config'>,
  { id: customerId, email, name, language }: Customer,
  { amount, currency }: { amount: Money; currency: string },
) {
  return {
    recipient: email,
    customerId,
    language,
    data: {
      name,
      amount: formatMoney(amount, { currency, language }),
      link: new URL(languagePath(language, '/my-credit'), config.publicUrl).href,
    },
  }
}
