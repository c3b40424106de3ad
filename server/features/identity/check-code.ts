import type { Deps } from '../../deps.ts'
import type { Caller } from '../customers/caller.ts'
import { verifyCode } from './codes/verify-code.ts'
import { createTicket } from './codes/tickets.ts'
import { type Customer, findCustomerBy } from '../customers/customer-record.ts'
import { contactOf } from '../customers/read-contact.ts'

export type VerifiedCode =
  | { next: 'logged-in'; customer: Customer; contact: string }
  | { next: 'register' | 'set-password'; ticket: string }

/**
 * Carries out what follows a right code. The response first reveals here whether an account exists, and only to its
 * owner.
 */
export async function checkCode(
  deps: Deps,
  caller: Caller,
  typed: { challengeId: string; code: string },
): Promise<VerifiedCode> {
  const challenge = await verifyCode(deps, caller, { ...typed, purposes: ['login', 'password'] })
  const { contact, purpose } = challenge
  const customer = await findCustomerBy(deps.db, contactOf(contact))
  if (customer && purpose === 'login') return { next: 'logged-in', customer, contact }
  const next = customer ? 'set-password' : 'register'
  return { next, ticket: await createTicket(deps, challenge) }
}
