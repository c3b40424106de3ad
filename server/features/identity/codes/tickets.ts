import type { Tx } from '../../../db/transact.ts'
import type { CodePurpose } from '../../../db/tables/customers.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { hashOf, newSecret } from '../sessions/tokens.ts'
import { type Challenge, saveTicket, useTicket } from './challenges.sql.ts'

/** Long enough to fill in a form. */
const ticketMs = 30 * 60_000

/** Exchanges a right code for a ticket when a form follows: the permission to send that form once. */
export async function createTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Challenge,
): Promise<string> {
  const ticket = newSecret()
  const until = new Date(clock().getTime() + ticketMs)
  await saveTicket(db, { id, hash: hashOf(ticket), until })
  return ticket
}

/** Returns the contact that was proved. Uses up the ticket inside the transaction that needs it. */
export async function redeemTicket(
  tx: Tx,
  { ticket, purposes, now }: { ticket: string; purposes: readonly CodePurpose[]; now: Date },
): Promise<Pick<Challenge, 'contact'>> {
  const taken = await useTicket(tx, { hash: hashOf(ticket), purposes, now })
  if (!taken) throw new ShopError('ticket_expired')
  return taken
}
