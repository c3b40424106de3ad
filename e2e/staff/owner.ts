import { Secret, TOTP } from 'otpauth'
import { openCaller } from '../shop-caller.ts'
import { type Machine, runStaff } from './run-command.ts'

/** The owner, in whose session the tests call the shop as staff do. */
export const owner = { email: 'owner@example.com', password: 'seven quiet falcons' }

/** Sets up the owner as the admin does, and returns the token of the owner's session. */
export async function makeOwner(address: string, machine: Machine): Promise<string> {
  const link = await runStaff(machine, 'staff', 'link')
  const token = new URL(link.trim()).hash.slice(1)
  const { secret } = await openCaller(address)('staff/open-invitation', { token })
  const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate()
  const response = await fetch(`${address}/api/staff/accept-invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...owner, token, name: 'Huda Owner', code, language: 'en' }),
  })
  const [, session] = /staff=([0-9a-f]{64})/.exec(response.headers.get('set-cookie') ?? '') ?? []
  if (!session) throw new Error(`The owner was not made: ${await response.text()}`)
  return session
}
