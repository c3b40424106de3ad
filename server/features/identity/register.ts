import type { BodyOf } from '@rimal/contract/endpoint'
import type { identityApi } from '@rimal/contract/identity'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { notifyCustomer } from '../messages/notify-customer.ts'
import { redeemTicket } from './codes/tickets.ts'
import { type Customer, findCustomerBy, insertCustomer } from '../customers/customer-record.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { requireStrong } from './passwords/require-strong.ts'
import { normalisePerson } from './person.ts'
import { contactOf } from '../customers/read-contact.ts'

/**
 * Creates the account of a contact that was proved. If the contact got an account meanwhile on another device,
 * returns that account: the caller has proved to own the contact.
 */
export async function register(
  deps: Deps,
  body: BodyOf<typeof identityApi.register>,
  language: LanguageCode,
): Promise<{ customer: Customer; contact: string }> {
  const { name = '', gender = null, birthDate = null } = normalisePerson(deps, body)
  return deps.transact(async (tx) => {
    const purposes = ['login', 'password'] as const
    const { contact } = await redeemTicket(tx, { ticket: body.ticket, purposes, now: deps.clock() })
    const { password } = body
    if (password !== undefined) await requireStrong(password, [name, contact])
    const passwordHash = password === undefined ? null : await hashPassword(password)
    const { kind, value } = contactOf(contact)
    const made = await insertCustomer(tx, {
      [kind]: value,
      name,
      gender,
      birthDate,
      language,
      passwordHash,
      createdAt: deps.clock(),
    })
    if (made) await notifyCustomer(deps, tx, { customer: made, kind: 'welcome', key: made.id })
    const customer = made ?? (await findCustomerBy(tx, { kind, value }))
    if (!customer) throw new Error('A contact is taken, and by nobody.')
    return { customer, contact }
  })
}
