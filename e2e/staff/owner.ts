import { codeSentTo, openCaller } from '../shop-caller.ts'
import { type Machine, runStaff } from './run-command.ts'

/** The owner, whose login the tests use to call the shop as staff do. */
export const owner = { contact: 'owner@example.com', password: 'seven quiet falcons' }

/** Registers a customer and makes that customer an owner, once for all tests. */
export async function ensureOwner(address: string, machine: Machine): Promise<void> {
  const call = openCaller(address)
  const { contact } = owner
  const { challengeId } = await call('identity/send-code', { contact, purpose: 'login' })
  const code = await codeSentTo(address, contact)
  const { ticket } = await call('identity/check-code', { challengeId, code })
  // Without a ticket, the owner has an account already.
  if (!ticket) return
  const { password } = owner
  await call('identity/register', { ticket, name: 'Huda Owner', password })
  await runStaff(machine, 'staff', 'add', contact, 'owner')
}
