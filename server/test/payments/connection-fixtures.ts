import type { ConnectionName } from '@rimal/contract/staff/connections'
import type { TestStaff } from '../staff-fixtures.ts'
import { testShop, type TestShop } from '../test-shop.ts'
import type { FakeProvider } from './fake-provider.ts'

type Change = Partial<{ isOn: boolean; values: Record<string, string> }>

/** Returns the values of a fake provider's account, as an owner writes them into the form. */
export function valuesOfFake({ name, accounts }: FakeProvider): Record<string, string> {
  const account: object = accounts[name as keyof typeof accounts] ?? {}
  const values = Object.entries(account).filter(([field]) => field !== 'origin')
  return Object.fromEntries(values.map(([field, value]) => [field, String(value)]))
}

/** Starts a shop without providers of its own that finds these fakes at the fixed addresses of providers. */
export async function unconnectedShop(
  fakes: readonly FakeProvider[],
  settings: Parameters<typeof testShop>[0] = {},
) {
  const origins = Object.fromEntries(fakes.map(({ name, origin }) => [name, origin]))
  return testShop({ paymentProviders: [], connectionOrigins: origins, ...settings })
}

export async function readConnection(owner: TestStaff, name: ConnectionName) {
  const { result } = await owner.call('GET staff/list-connections')
  const found = result.connections.find((connection) => connection.name === name)
  if (!found) throw new Error(`There is no connection ${name}.`)
  return found
}

/** Saves a connection as an owner who has just read it. */
export async function connect(
  owner: TestStaff,
  name: ConnectionName,
  { isOn = true, values = {} }: Change = {},
) {
  const { revision } = await readConnection(owner, name)
  return owner.call('POST staff/save-connection', { body: { name, revision, isOn, values } })
}

/** The methods of payment that the shop offers to a shopper. */
export async function offered(shop: Pick<TestShop, 'call'>) {
  const { result } = await shop.call('GET shop/get-shop')
  return result.paymentMethods
}
