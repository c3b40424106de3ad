import type { Queries } from '../../../db/connect.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { catalogColumns } from './columns/catalog-columns.ts'
import type { Planning } from './plan/plan-product.ts'
import { findKnownGroups } from './products/known-groups.sql.ts'

/** What rows are planned with: the columns of the shop's currencies, and the groups that exist now. */
export async function openPlanning(db: Queries): Promise<Planning> {
  const { currency: own, otherCurrencies } = await findSettings(db)
  const known = await findKnownGroups(db)
  const others = otherCurrencies.map(({ currency }) => currency)
  const columns = catalogColumns({ own, others, known })
  return { columns: new Map(columns.map((column) => [column.name, column])), known, own }
}
