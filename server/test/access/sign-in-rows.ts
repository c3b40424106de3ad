import type { Rows } from './row.ts'

const zeros = '0'.repeat(64)
const token = `00000000-0000-4000-8000-000000000000.${zeros}`
const password = 'seven quiet falcons'

/** A passkey that nobody has. */
export const usedPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
} as const

/** Calls of people who are not signed in to the admin; none of these passwords and links is right. */
export const signInRows = {
  'POST staff/sign-in': {
    input: { body: { email: 'nobody@example.com', password } },
    refusedWith: 506,
  },
  'POST staff/prove-sign-in': {
    reach: 'nothing',
    input: { body: { ticket: zeros, code: '123456' } },
    refusedWith: 507,
  },
  'POST staff/open-invitation': { reach: 'nothing', input: { body: { token } }, refusedWith: 509 },
  'POST staff/accept-invitation': {
    reach: 'nothing',
    input: { body: { token, name: 'Huda Owner', password, code: '123456', language: 'en' } },
    refusedWith: 509,
  },
  'POST staff/start-passkey-sign-in': { input: { body: {} }, refusedWith: 552 },
  'POST staff/sign-in-by-passkey': {
    reach: 'nothing',
    input: { body: { ticket: zeros, passkey: usedPasskey } },
    refusedWith: 551,
  },
  'POST staff/sign-out': { input: { body: {} } },
} satisfies Rows
