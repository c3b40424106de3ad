import type { Deps } from '../../../deps.ts'
import { approval, isWaiting } from './simulated-state.ts'
import { claimDue, savePayment } from './simulator.sql.ts'
import { notifyShop } from './notify-shop.ts'

/** Does what is due: approves payments that were to be approved late, and repeats events that were lost. */
export async function settleSimulator(deps: Deps): Promise<void> {
  if (!deps.config.paymentProviders.includes('simulator')) return
  for (const payment of await claimDue(deps.db, deps.clock())) {
    const isLate = isWaiting(payment)
    const change = isLate ? { ...approval(payment), settleAs: 'notify' as const } : {}
    await notifyShop(deps, isLate ? await savePayment(deps.db, payment.ref, change) : payment)
  }
}
