import type { Discrepancy } from '@rimal/contract/staff/payments'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { closeOpenDiscrepancy, listOpenDiscrepancies } from './discrepancies.sql.ts'

/** Payments on which the shop and a provider differ, until somebody has seen to them. */
export function listDiscrepancies({ db }: Pick<Deps, 'db'>): Promise<Discrepancy[]> {
  return listOpenDiscrepancies(db)
}

/** The payment it was about; undefined when it is not open. */
export function closeDiscrepancy(
  tx: Tx,
  closed: { discrepancyId: number; note: string; now: Date },
): Promise<{ provider: string; providerRef: string } | undefined> {
  return closeOpenDiscrepancy(tx, { ...closed, of: 'others' })
}
