import type { ConnectionName } from '@rimal/contract/staff/connections'
import type { Config } from '../../../config.ts'
import { isSms } from './accounts-of.ts'

/** Whether the environment of the machine sets a connection: the admin then shows it and changes nothing. */
export function isOfMachine(
  { paymentProviders, namesProviders, mail, sms }: Config,
  name: ConnectionName,
): boolean {
  if (name === 'smtp') return mail !== null
  if (isSms(name)) return sms !== null
  const isNamed = paymentProviders.some((own) => own === name)
  return isNamed && (name !== 'cash-on-delivery' || namesProviders)
}
