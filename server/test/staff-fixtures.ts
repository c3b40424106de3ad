import type { ApiByAddress } from '@rimal/contract/api'
import type { StaffRole } from '@rimal/contract/permissions'
import { hashPassword } from '../features/identity/passwords/hash-password.ts'
import { findMemberByEmail, insertMember } from '../features/staff/staff-record.ts'
import { openMachineSession } from '../features/staff-access/sessions/open-staff-session.ts'
import { bearer } from './identity-fixtures.ts'
import type { TestShop } from './test-shop.ts'

/** Returns a new member of staff, signed in. How staff sign in is tested in `features/staff-access/`. */
export async function staffOf(
  shop: TestShop,
  {
    role = 'owner',
    email = `${role}@example.com`,
    name = 'Huda Owner',
    password,
  }: { role?: StaffRole; email?: string; name?: string; password?: string } = {},
) {
  const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) }
  await shop.deps.transact((tx) =>
    insertMember(tx, { email, name, role, language: 'en', ...passwordHash }),
  )
  return signInAgain(shop, email)
}

export type TestStaff = Awaited<ReturnType<typeof staffOf>>

/** Opens a new session of a member, for instance after the clock was moved by a day. */
export async function signInAgain(shop: TestShop, email: string) {
  const member = await findMemberByEmail(shop.deps.db, email)
  if (!member) throw new Error(`${email} does not work here.`)
  const guest = shop.guest()
  const session = await openMachineSession(shop.deps.db, {
    staffId: member.id,
    now: shop.deps.clock(),
  })
  const headers = bearer(session.token)
  return {
    guest,
    staffId: member.id,
    token: session.token,
    /** Calls in the session of the member. */
    call: <A extends keyof ApiByAddress>(
      address: A,
      input: Parameters<typeof guest.call<A>>[1] = {},
    ) => guest.call(address, { ...input, headers: { ...headers, ...input?.headers } }),
  }
}

/** Reads every page of a list of staff. */
export async function readEveryPage<Item>(
  read: (page: { cursor?: string }) => Promise<{
    result: { items: Item[]; next: string | null; total: { count: number } }
  }>,
): Promise<{ items: Item[]; pages: number[]; counted: number }> {
  const items: Item[] = []
  const pages: number[] = []
  let [cursor, counted]: [string | null, number] = ['', 0]
  while (cursor !== null) {
    const { result }: Awaited<ReturnType<typeof read>> = await read(cursor ? { cursor } : {})
    items.push(...result.items)
    pages.push(result.items.length)
    ;[cursor, counted] = [result.next, result.total.count]
  }
  return { items, pages, counted }
}
