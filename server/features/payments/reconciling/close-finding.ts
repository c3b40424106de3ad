import type { Finding } from '@rimal/contract/payments'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { closeOpenFinding, listOpenFindings } from './findings.sql.ts'

/** Payments on which the shop and a provider differ, until somebody has seen to them. */
export function listFindings({ db }: Pick<Deps, 'db'>): Promise<Finding[]> {
  return listOpenFindings(db)
}

/** The payment it was about; undefined when it is not open. */
export function closeFinding(
  tx: Queries,
  closed: { findingId: number; note: string; now: Date },
): Promise<{ provider: string; providerRef: string } | undefined> {
  return closeOpenFinding(tx, { ...closed, of: 'others' })
}
