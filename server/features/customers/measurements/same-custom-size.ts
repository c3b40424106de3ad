import type { Deps } from '../../../deps.ts'
import type { Shopper } from '../shopper.ts'
import { findSameSize } from './custom-sizes.sql.ts'
import { saveCustomSize } from './save-custom-size.ts'

/**
 * A set of hers with figures that were sewn before: one that she has, or a new one. What was unusual
 * then was confirmed then; bounds that were drawn since hold.
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
