import type { LanguageCode } from '@rimal/contract/language'
import { Secret, TOTP } from 'otpauth'
import { openCaller } from '../shop-caller.ts'
import { type Machine, runStaff } from './run-command.ts'

/** The owner, in whose session the tests call the shop as staff do. */
export const owner = { email: 'owner@example.com', password: 'seven quiet falcons' }

/** The session of the owner, and the secret of the owner's authenticator app. */
export type Owner = { token: string; secret: string }

/** Sets up the first owner as the admin does. */
export async function makeOwner(address: string, machine: Machine): Promise<Owner> {
  const link = await runStaff(machine, 'staff', 'link')
  return accept(address, link.trim(), { ...owner, name: 'Huda Owner', language: 'en' })
}

type Person = { email?: string; password: string; name: string; language: LanguageCode }

/** Accepts an invitation with an authenticator app, and returns the token of the new session. */
export async function acceptLink(address: string, link: string, person: Person): Promise<string> {
  return (await accept(address, link, person)).token
}

async function accept(address: string, link: string, person: Person): Promise<Owner> {
  const token = new URL(link).hash.slice(1)
  const { secret } = await openCaller(address)('staff/open-invitation', { token })
  const response = await fetch(`${address}/api/staff/accept-invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, token, code: codeOf(String(secret)) }),
  })
  const [, session] = /staff=([0-9a-f]{64})/.exec(response.headers.get('set-cookie') ?? '') ?? []
  if (!session) throw new Error(`The invitation was not accepted: ${await response.text()}`)
  return { token: session, secret: String(secret) }
}

/** The code that an authenticator app shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}
