import type { LanguageCode } from '@rimal/contract/language'
import { Secret, TOTP } from 'otpauth'
import { openCaller } from '../shop-caller.ts'
import { type Machine, runStaff } from './run-command.ts'

/** The owner, in whose session the tests call the shop as staff do. */
export const owner = { email: 'owner@example.com', password: 'seven quiet falcons' }

/** Sets up the first owner as the admin does, and returns the token of the owner's session. */
export async function makeOwner(address: string, machine: Machine): Promise<string> {
  const link = await runStaff(machine, 'staff', 'link')
  return acceptLink(address, link.trim(), { ...owner, name: 'Huda Owner', language: 'en' })
}

type Person = { email?: string; password: string; name: string; language: LanguageCode }

/** Accepts an invitation with an authenticator app, and returns the token of the new session. */
export async function acceptLink(address: string, link: string, person: Person): Promise<string> {
  const token = new URL(link).hash.slice(1)
  const { secret } = await openCaller(address)('staff/open-invitation', { token })
  const response = await fetch(`${address}/api/staff/accept-invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, token, code: codeOf(String(secret)) }),
  })
  const [, session] = /staff=([0-9a-f]{64})/.exec(response.headers.get('set-cookie') ?? '') ?? []
  if (!session) throw new Error(`The invitation was not accepted: ${await response.text()}`)
  return session
}

/** The code that an authenticator app shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}
