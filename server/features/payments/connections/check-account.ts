import type { FieldErrors } from '@rimal/contract/endpoint'
import type { ConnectionName } from '@rimal/contract/staff/connections'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { AccountName, PaymentAccounts } from '../../../payment-accounts.ts'
import { checkSms } from '../../messages/accounts/check-sms.ts'
import { checkSmtp } from '../../messages/accounts/check-smtp.ts'
import { ProviderError } from '../adapters/ask-provider.ts'
import { paymentProviders } from '../providers.ts'
import { isSms, paymentAccount, smsAccount, smtpAccount } from './accounts-of.ts'
import { fieldsOf, type Values } from './connection-fields.ts'

/**
 * Asks a provider whether it accepts an account, with a call that changes nothing there; returns what is wrong, by field.
 * @throws connection_unanswered
 */
export async function checkAccount(
  deps: Deps,
  name: ConnectionName,
  values: Values,
): Promise<FieldErrors> {
  if (name === 'cash-on-delivery') return {}
  if (name === 'smtp') return heard(await checkSmtp(deps.config, smtpAccount(values)))
  if (isSms(name)) return heard(await checkSms(smsAccount(deps.config, name, values)))
  return checkPayment(deps, name, paymentAccount(deps.config, name, values))
}

function heard(wrong: FieldErrors | 'unanswered'): FieldErrors {
  if (wrong === 'unanswered') throw new ShopError('connection_unanswered')
  return wrong
}

async function checkPayment(
  deps: Deps,
  name: AccountName,
  paymentAccounts: Partial<PaymentAccounts>,
): Promise<FieldErrors> {
  const [provider] = paymentProviders({ ...deps.config, paymentProviders: [name] }, () => ({
    ...deps,
    config: { ...deps.config, paymentAccounts },
  }))
  if (!provider?.online) throw new Error(`${name} has nothing to check.`)
  const now = deps.clock()
  try {
    await (provider.check?.() ?? provider.list?.(new Date(now.getTime() - 60_000), now))
    return {}
  } catch (error) {
    const status = error instanceof ProviderError ? error.status : null
    // The first secret is the key of our calls; the others are for the events of the provider.
    const [key = ''] = fieldsOf(name).flatMap(([field, { isSecret }]) => (isSecret ? field : []))
    if (status === 401 || status === 403) return { [key]: 'not_accepted' }
    deps.log.warn({ provider: name, status }, 'a provider did not check an account')
    throw new ShopError('connection_unanswered')
  }
}
