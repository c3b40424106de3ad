import type { FieldKind } from '@rimal/contract/staff/field-shape'
import type { Words } from '../../../words.tsx'

const units = ['grams', 'minutes', 'hours', 'days', 'workingDays', 'percent'] as const

/** The unit of a number, as it stands inside its field. */
export function unitOf(kind: FieldKind | undefined, t: Words['t']): string | undefined {
  const unit = units.find((one) => one === kind)
  return unit && t(`settings_unit_${unit}`)
}
