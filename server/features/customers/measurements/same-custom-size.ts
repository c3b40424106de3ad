import type { Deps } from '../../../deps.ts'
import type { Shopper } from '../shopper.ts'
import { findSameSize } from './custom-sizes.sql.ts'
import { saveCustomSize } from './save-custom-size.ts'

/**
 * Returns a set of the shopper with measurements that were used before: an existing set or a new one. Unusual
 * values were confirmed at that time; bounds introduced since then apply.
 */
export async function sameCustomSize(
  deps: Deps,
  { shopper, measurements }: { shopper: Shopper; measurements: Record<string, number> },
): Promise<string> {
  const known = await findSameSize(deps.db, shopper, measurements)
  if (known) return known
  const confirmed = Object.keys(measurements)
  return saveCustomSize(deps, {
    shopper,
    measured: { unit: 'in', values: measurements, confirmed },
  })
}
