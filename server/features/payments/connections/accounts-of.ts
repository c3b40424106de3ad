import { type ConnectionName, connectionKinds } from '@rimal/contract/staff/connections'
import type { Config, SmsConfig, SmsProviderName } from '../../../config.ts'
import { type AccountName, type PaymentAccounts, usualOrigin } from '../../../payment-accounts.ts'
import type { SmtpAccount } from '../../messages/accounts/open-smtp.ts'
import type { Values } from './connection-fields.ts'

type Origins = Pick<Config, 'connectionOrigins'>

/** Returns the account at a payment provider, by its name, from values that were checked. */
export function paymentAccount(
  { connectionOrigins }: Origins,
  name: AccountName,
  values: Values,
): Partial<PaymentAccounts> {
  const origin = connectionOrigins[name] ?? values['origin'] ?? usualOrigin(name)
  return { [name]: { ...values, origin } }
}

/** Returns the account at a mail server from values that were checked. */
export function smtpAccount(values: Values): SmtpAccount {
  const { host = '', port = '', user = '', password = '', sender = '' } = values
  return { host, port: Number(port), user, password, from: sender }
}

/** Returns the account at a provider of text messages from values that were checked. */
export function smsAccount(
  { connectionOrigins }: Origins,
  provider: SmsProviderName,
  { account = '', password = '', sender = '' }: Values,
): SmsConfig {
  return { provider, origin: connectionOrigins[provider] ?? '', account, password, sender }
}

export function isPayment(
  name: ConnectionName,
): name is (typeof connectionKinds)['payment'][number] {
  return connectionKinds.payment.some((known) => known === name)
}

export function isSms(name: ConnectionName): name is SmsProviderName {
  return connectionKinds.text.some((known) => known === name)
}
