import type { ApiByAddress } from '@rimal/contract/api'
import type { Login } from '@rimal/contract/identity'
import type { TestGuest } from './fixtures.ts'
import type { TestShop } from './test-shop.ts'

export type Shown = {
  to: string
  channel: 'email' | 'sms'
  kind: string
  subject?: string
  text: string
}

/** Returns the messages that the developer reads, the latest first. */
export async function readOutbox(shop: TestShop, to?: string): Promise<Shown[]> {
  const response = await fetch(`${shop.address}/dev/outbox`)
  const shown = (await response.json()) as Shown[]
  return shown.filter((message) => to === undefined || message.to === to)
}

/** The digits that were last sent to a contact, and the secret of the link beside them. */
export async function latestCode(shop: TestShop, contact: string) {
  const email = (await readOutbox(shop, contact)).find(({ kind }) => kind === 'one_time_code')
  const [code = ''] = /\d{4,8}/.exec(email?.text ?? '') ?? []
  const [, secret = ''] = /\.([0-9a-f]{64})/.exec(email?.text ?? '') ?? []
  return { code, secret }
}

/** Digits that are not these. */
export function wrongCode(code: string, by = 1): string {
  return String((Number(code) + by) % 10 ** code.length).padStart(code.length, '0')
}

/** Resets the limits, so that a test need not wait a minute between two codes. */
export async function resetLimits(shop: TestShop) {
  await shop.deps.pool.query('delete from limit_counters')
}

export async function requestCode(
  shop: TestShop,
  contact: string,
  { guest = shop.guest(), purpose = 'login' }: Asked = {},
) {
  await resetLimits(shop)
  const { result } = await guest.call('POST identity/send-code', { body: { contact, purpose } })
  return { challengeId: result.challengeId, ...(await latestCode(shop, contact)) }
}
type Asked = { guest?: TestGuest; purpose?: 'login' | 'password' }

/** The leave to register, or to set a password. */
export async function requestTicket(shop: TestShop, contact: string, asked: Asked = {}) {
  const guest = asked.guest ?? shop.guest()
  const { challengeId, code } = await requestCode(shop, contact, { ...asked, guest })
  const { result } = await guest.call('POST identity/check-code', { body: { challengeId, code } })
  return result.ticket ?? ''
}

type NewCustomer = {
  email?: string
  name?: string
  password?: string
  /** The guest that the customer was before registering. */
  guest?: TestGuest
}

/** Registers a new customer, with a cookie jar and a bearer. */
export async function customerOf(
  shop: TestShop,
  {
    email = 'mariam@example.com',
    name = 'Mariam Saeed',
    password,
    guest = shop.guest(),
  }: NewCustomer = {},
) {
  const ticket = await requestTicket(shop, email, { guest })
  const body = { ticket, name, ...(password === undefined ? {} : { password }) }
  const { result } = await guest.call('POST identity/register', { body })
  return loggedIn(guest, result)
}

/** Logs in a customer with an account on a device. */
export async function loginOf(shop: TestShop, email: string, guest = shop.guest()) {
  const { challengeId, code } = await requestCode(shop, email, { guest })
  const { result } = await guest.call('POST identity/check-code', { body: { challengeId, code } })
  if (!result.login) throw new Error(`There is no account of ${email}.`)
  return loggedIn(guest, result.login)
}

export type TestCustomer = Awaited<ReturnType<typeof customerOf>>

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

function loggedIn(guest: TestGuest, login: Login) {
  const headers = bearer(login.accessToken)
  return {
    guest,
    login,
    customerId: login.customer._id,
    token: login.accessToken,
    /** Calls with the customer's bearer. */
    call: <A extends keyof ApiByAddress>(
      address: A,
      input: Parameters<typeof guest.call<A>>[1] = {},
    ) => guest.call(address, { ...input, headers: { ...headers, ...input?.headers } }),
  }
}
