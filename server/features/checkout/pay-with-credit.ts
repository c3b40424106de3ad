import type { Money } from '@rimal/contract/money'
import type { CreditBalance } from '../credit/list-credit.ts'

/**
 * Returns the store credit that an order uses in its currency: the smaller of balance and total, if the customer
 * wants to use credit.
 */
export function payWithCredit(
  balances: readonly CreditBalance[],
  { currency, total, useCredit }: { currency: string; total: Money; useCredit: boolean },
): { balance: Money; used: Money; due: Money } {
  const balance = balances.find((one) => one.currency === currency)?.amount ?? 0
  const used = useCredit ? Math.min(balance, total) : 0
  return { balance, used, due: total - used }
}
