import type { FieldErrors } from '@rimal/contract/endpoint'
import type { ConnectionName } from '@rimal/contract/staff/connections'
import { messageAccounts } from '../../messages/accounts/message-accounts.ts'
import { type AccountField, fieldsOfAccount } from '../../../payment-accounts.ts'

export type Values = Readonly<Record<string, string>>

const fields: Record<ConnectionName, Record<string, AccountField>> = {
  stripe: fieldsOfAccount('stripe'),
  tap: fieldsOfAccount('tap'),
  tabby: fieldsOfAccount('tabby'),
  tamara: fieldsOfAccount('tamara'),
  'cash-on-delivery': {},
  ...messageAccounts,
}

/** Returns the fields of a connection, by their names; cash on delivery has none. */
export function fieldsOf(name: ConnectionName): [string, AccountField][] {
  return Object.entries(fields[name])
}

/** Returns what is wrong with the values of an account, by field. */
export function checkValues(name: ConnectionName, values: Values): FieldErrors {
  const wrong: FieldErrors = {}
  for (const field of Object.keys(values)) if (!(field in fields[name])) wrong[field] = 'unknown'
  for (const [field, { like, choices, isOptional }] of fieldsOf(name)) {
    const value = values[field] ?? ''
    // The port is a choice too; in production `check-smtp.ts` allows no other.
    const isChoice = field === 'port' || !choices || choices.includes(value)
    if (value === '' && !isOptional) wrong[field] = 'required'
    else if (value !== '' && !(like.test(value) && isChoice)) wrong[field] = 'malformed'
  }
  if (name === 'smtp' && values['user'] && !values['password']) wrong['password'] = 'required'
  return wrong
}

/** Returns the field with the key of our calls: the first secret; the others are for the events of the provider. */
export function keyFieldOf(name: ConnectionName): string | undefined {
  return fieldsOf(name).find(([, { isSecret }]) => isSecret)?.[0]
}

/** Says whether the keys of an account take real money; null where they do not say. */
export function modeOf(name: ConnectionName, values: Values): 'test' | 'live' | null {
  if (name === 'tamara') {
    const { origin } = values
    return origin === undefined ? null : isSandbox(origin) ? 'test' : 'live'
  }
  const { secretKey } = values
  if (secretKey === undefined) return null
  return /^(sk|rk)_test_/.test(secretKey) ? 'test' : 'live'
}

function isSandbox(origin: string): boolean {
  return origin.includes('sandbox')
}
