import { checkMeasurements } from '@rimal/contract/check-measurements'
import { type Measurements, measurements } from '@rimal/contract/measurements'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { insertCustomSize } from './custom-sizes.sql.ts'
import type { Shopper } from '../stored-cart.ts'

/**
 * Keeps a set of measurements once nothing more is to be asked about it: bounds cannot be argued
 * with, an unusual proportion stands when the shopper has confirmed it.
 */
export async function saveCustomSize(
  deps: Deps,
  {
    shopper,
    unit,
    values,
    confirmed,
  }: {
    shopper: Shopper
    unit: 'in' | 'cm'
    values: Record<string, number>
    confirmed: readonly string[]
  },
): Promise<string> {
  const unknown = Object.keys(values).find(
    (key) => !measurements.some((known) => known.key === key),
  )
  if (unknown !== undefined) {
    throw new ShopError('invalid_input', { [`measurements.${unknown}`]: 'unknown' })
  }
  const given: Measurements = values
  const open = checkMeasurements(given, { unit }).filter(
    ({ key, kind }) => kind !== 'sure' || !confirmed.includes(key),
  )
  if (open.length > 0) {
    const fields = Object.fromEntries(open.map(({ key, code }) => [key, code]))
    throw new ShopError('measurements_refused', fields)
  }
  return insertCustomSize(deps.db, { ...shopper, unit, measurements: values })
}
