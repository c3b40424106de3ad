import type { Tx } from '../../../db/transact.ts'
import { closeOpenDiscrepancy } from './discrepancies.sql.ts'

/** The payment it was about; undefined when it is not open. */
export function closeDiscrepancy(
  tx: Tx,
  closed: { discrepancyId: number; note: string; now: Date },
): Promise<{ provider: string; providerRef: string } | undefined> {
  return closeOpenDiscrepancy(tx, { ...closed, of: 'others' })
}
