import type { StaffRole } from '@rimal/contract/permissions'
import { staffAtTheMachine } from '../features/staff/at-the-machine.ts'
import { customerOf, resetLimits, loggedIn, type TestCustomer } from './identity-fixtures.ts'
import type { TestShop } from './test-shop.ts'

export const staffPassword = 'seven quiet falcons'

/** Returns a member of staff who has logged in with a password. */
export async function staffOf(
  shop: TestShop,
  {
    role = 'owner',
    email = `${role}@example.com`,
    name = 'Huda House',
  }: { role?: StaffRole; email?: string; name?: string } = {},
): Promise<TestCustomer> {
  await customerOf(shop, { email, name, password: staffPassword })
  await staffAtTheMachine(shop.deps).addStaff(email, role)
  return logInByPassword(shop, email)
}

/** A new login with the password of `staffOf`. */
export async function logInByPassword(
  shop: TestShop,
  contact: string,
  password = staffPassword,
  guest = shop.guest(),
): Promise<TestCustomer> {
  await resetLimits(shop)
  const body = { contact, password }
  const { result } = await guest.call('POST identity/log-in', { body })
  return loggedIn(guest, result)
}
