import { proofMinutes } from '@rimal/contract/staff/sign-in'
import type { Proof } from '../bearer.ts'
import { ShopError } from '../shop-error.ts'

/**
 * Requires that the second factor was proved in the last minutes; the caller proves it and calls again. An endpoint
 * states it with `proof: true`; a payout, whose amount decides, is checked where the amount is known, and a download of
 * tax documents where the number of orders is known.
 */
export function requireProof({ isMachine, provedAt }: Proof, now: Date): void {
  const since = now.getTime() - proofMinutes * 60_000
  if (!isMachine && (provedAt?.getTime() ?? 0) < since) throw new ShopError('proof_needed')
}
