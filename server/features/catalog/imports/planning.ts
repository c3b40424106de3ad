import type { StaffRole } from '@rimal/contract/permissions'
import type { Queries } from '../../../db/connect.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { catalogColumns } from './columns/catalog-columns.ts'
import type { Planning } from './plan/plan-product.ts'
import { findKnownGroups } from './known-groups.sql.ts'

/**
 * What rows are planned with: the columns of the shop's currencies, the groups that exist now, and what the role may
 * change. Without a role, as for a person who no longer works in the shop, neither prices nor stock.
 */
export async function openPlanning(db: Queries, role: StaffRole | undefined): Promise<Planning> {
  const { currency: own, otherCurrencies } = await findSettings(db)
  const known = await findKnownGroups(db)
  const others = otherCurrencies.map(({ currency }) => currency)
  const columns = catalogColumns({ own, others, known })
  return { columns: new Map(columns.map((column) => [column.name, column])), known, own, role }
}
