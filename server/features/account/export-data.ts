import type { Deps } from '../../deps.ts'
import { showCredit } from '../credit/show-credit.ts'
import { exportRows } from './export-data.sql.ts'
import { getProfile } from './get-profile.ts'

/** Returns all data that the shop has about a customer, under the names of its fields; secrets are left out. */
export async function exportData(deps: Deps, customerId: string): Promise<Record<string, unknown>> {
  const profile = await getProfile(deps, customerId)
  const { email, phone } = profile
  const rows = await exportRows(deps.db, { customerId, email, phone })
  const storeCredit = await showCredit(deps.db, customerId)
  return { exportedAt: deps.clock().toISOString(), profile, ...rows, storeCredit }
}
