import type { FieldErrors } from '@rimal/contract/endpoint'
import type { ConnectionName } from '@rimal/contract/staff/connections'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { AccountName } from '../../../payment-accounts.ts'
import { checkSms } from '../../messages/accounts/check-sms.ts'
import { checkSmtp } from '../../messages/accounts/check-smtp.ts'
import { ProviderError } from '../adapters/ask-provider.ts'
import type { OnlineProvider } from '../payment-provider.ts'
import { paymentProviders } from '../providers.ts'
import { isSms, paymentAccount, smsAccount, smtpAccount } from './accounts-of.ts'
import { keyFieldOf, type Values } from './connection-fields.ts'
import type { PaymentInUse } from './connections.sql.ts'

/**
 * Asks a provider whether it accepts an account, with a call that changes nothing there; returns what is wrong, by
 * field. A payment that the account must know is read from it.
 * @throws connection_unanswered, connection_in_use
 */
export async function checkAccount(
  deps: Deps,
  { name, values, payment }: Checking & { name: ConnectionName },
): Promise<FieldErrors> {
  if (name === 'cash-on-delivery') return {}
  if (name === 'smtp') return heard(await checkSmtp(deps.config, smtpAccount(values)))
  if (isSms(name)) return heard(await checkSms(smsAccount(deps.config, name, values)))
  return checkPayment(deps, { name, values, payment })
}

type Checking = { values: Values; payment: PaymentInUse | undefined }

function heard(wrong: FieldErrors | 'unanswered'): FieldErrors {
  if (wrong === 'unanswered') throw new ShopError('connection_unanswered')
  return wrong
}

async function checkPayment(
  deps: Deps,
  { name, values, payment }: Checking & { name: AccountName },
): Promise<FieldErrors> {
  const paymentAccounts = paymentAccount(deps.config, name, values)
  const [provider] = paymentProviders({ ...deps.config, paymentProviders: [name] }, () => ({
    ...deps,
    config: { ...deps.config, paymentAccounts },
  }))
  if (!provider?.online) throw new Error(`${name} has nothing to check.`)
  const now = deps.clock()
  let isKnown = true
  try {
    await (provider.check?.() ?? provider.list?.(new Date(now.getTime() - 60_000), now))
    isKnown = !payment || (await knows(provider, payment))
  } catch (error) {
    const status = statusOf(error)
    if (status === 401 || status === 403) return { [keyFieldOf(name) ?? '']: 'not_accepted' }
    deps.log.warn({ provider: name, status }, 'a provider did not check an account')
    throw new ShopError('connection_unanswered')
  }
  if (!isKnown) throw new ShopError('connection_in_use')
  return {}
}

/** Whether an account has a payment of the shop. */
async function knows(
  provider: OnlineProvider,
  { attemptId, providerRef }: PaymentInUse,
): Promise<boolean> {
  if (providerRef === null) return false
  try {
    return (await provider.read(providerRef)).attemptId === attemptId
  } catch (error) {
    const status = statusOf(error)
    if (status === 400 || status === 404) return false
    throw error
  }
}

function statusOf(error: unknown): number | null {
  return error instanceof ProviderError ? error.status : null
}
