import type { Money } from '@rimal/contract/money'
import type { CreditBalance } from '../credit/list-credit.ts'

/** What an order takes of her store credit in its currency: all she has or all it costs, where she wants it. */
export function payWithCredit(
  balances: readonly CreditBalance[],
  { currency, total, useCredit }: { currency: string; total: Money; useCredit: boolean },
): { balance: Money; used: Money; due: Money } {
  const balance = balances.find((one) => one.currency === currency)?.amount ?? 0
  const used = useCredit ? Math.min(balance, total) : 0
  return { balance, used, due: total - used }
}
