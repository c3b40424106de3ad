import type { Deps } from '../../deps.ts'
import { showCredit } from '../credit/show-credit.ts'
import { exportRows } from './export-data.sql.ts'
import { getProfile } from './get-profile.ts'

/** All that the shop knows of a customer, in the words of its own fields; what protects her is left out. */
export async function exportData(deps: Deps, customerId: string): Promise<Record<string, unknown>> {
  const profile = await getProfile(deps, customerId)
  const { email, phone } = profile
  const rows = await exportRows(deps.db, { customerId, email, phone })
  const storeCredit = await showCredit(deps.db, customerId)
  return { exportedAt: deps.clock().toISOString(), profile, ...rows, storeCredit }
}
