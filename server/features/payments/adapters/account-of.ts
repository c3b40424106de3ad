import type { PaymentAccounts } from '../../../payment-accounts.ts'
import type { ProviderDeps } from '../payment-provider.ts'

/** Returns the account at a provider; the start of the shop has checked that there is one. */
export function accountOf<Name extends keyof PaymentAccounts>(
  deps: ProviderDeps,
  name: Name,
): PaymentAccounts[Name] {
  const account = deps().config.paymentAccounts[name]
  if (!account) throw new Error(`There is no account at ${name}.`)
  return account
}
