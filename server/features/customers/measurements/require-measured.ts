import { checkMeasurements } from '@rimal/contract/measure/check-measurements'
import { type Measurements, measurements } from '@rimal/contract/measure/measurements'
import { ShopError } from '../../../http/shop-error.ts'

export type Measured = {
  unit: 'in' | 'cm'
  /** Quarter inches by name of the measurement. */
  values: Record<string, number>
  /** Whose "are you sure" is answered with yes. */
  confirmed: readonly string[]
}

/**
 * Refuses measurements outside the bounds, even confirmed ones; an unusual proportion is accepted once it has been
 * confirmed.
 */
export function requireMeasured({ unit, values, confirmed }: Measured): void {
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
}
