import { Secret, TOTP } from 'otpauth'
import { sealSecret } from '../../features/staff-access/factors/sealed-secret.ts'
import type { Authenticator } from './passkey-fixtures.ts'
import { staffOf, type TestStaff } from '../staff-fixtures.ts'
import { testShop, type TestShop } from '../test-shop.ts'

/** The time at which these shops stand at first. */
export const start = '2026-11-21T08:00:00Z'
/** The secret of the authenticator app that the member has at first. */
export const firstSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Sets the clock so many seconds after the start. */
export function at(shop: TestShop, seconds: number) {
  shop.setClock(new Date(Date.parse(start) + seconds * 1000).toISOString())
}

/** A shop with a domain, and a member of staff with an authenticator app. */
export async function shopWithStaff(role: 'owner' | 'sales' = 'owner') {
  const shop = await testShop()
  const origin = shop.address.replace('127.0.0.1', 'localhost')
  shop.deps.config = { ...shop.deps.config, publicUrl: new URL(origin) }
  at(shop, 0)
  const staff = await staffOf(shop, { role, password: 'seven quiet falcons' })
  const sealed = sealSecret(shop.deps, staff.staffId, firstSecret)
  await shop.deps.pool.query('update staff_members set totp_secret = $1 where id = $2', [
    sealed,
    staff.staffId,
  ])
  return { shop, staff, origin, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

export async function addPasskey(
  staff: Pick<TestStaff, 'call'>,
  device: Authenticator,
  { name = 'My phone', ...fault }: { name?: string } & Parameters<Authenticator['make']>[1] = {},
) {
  const { result: options } = await staff.call('POST staff/start-passkey', { body: {} })
  const passkey = device.make(options, fault)
  return staff.call('POST staff/add-passkey', { body: { name, passkey } })
}

export async function signIn(
  shop: TestShop,
  device: Authenticator,
  {
    guest = shop.guest(),
    ...fault
  }: Parameters<Authenticator['use']>[1] & {
    guest?: ReturnType<TestShop['guest']>
  } = {},
) {
  const { result } = await guest.call('POST staff/start-passkey-sign-in', { body: {} })
  const body = { ticket: result.ticket, passkey: device.use(result.options, fault) }
  return { guest, body, reply: await guest.call('POST staff/sign-in-by-passkey', { body }) }
}

/** The code of an authenticator app so many seconds after the start. */
export function codeOf(base32: string, seconds = 0): string {
  const timestamp = Date.parse(start) + seconds * 1000
  return new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp })
}
