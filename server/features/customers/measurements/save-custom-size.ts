import { requireCustomer } from '../../../db/lock-customer.ts'
import type { Deps } from '../../../deps.ts'
import type { Shopper } from '../shopper.ts'
import { insertCustomSize } from './custom-sizes.sql.ts'
import { type Measured, requireMeasured } from './require-measured.ts'

/** Saves a set of measurements once no confirmation is missing. */
export async function saveCustomSize(
  deps: Deps,
  { shopper, measured }: { shopper: Shopper; measured: Measured },
): Promise<string> {
  requireMeasured(measured)
  const { unit, values } = measured
  return deps.transact(async (tx) => {
    if ('customerId' in shopper) await requireCustomer(tx, shopper.customerId)
    return insertCustomSize(tx, { ...shopper, unit, measurements: values })
  })
}
