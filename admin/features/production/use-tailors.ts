import { useRead } from '../../queries.ts'
import { isolate } from '../../ui/isolate.ts'
import { useWords } from '../../words.tsx'

/** Stands in the address for items without a tailor; the name of a tailor stands behind a colon. */
export const nobody = 'nobody'

/** The tailor of a value in the address; empty for items without one. */
export function tailorIn(value: string): string {
  return value === nobody ? '' : value.replace(/^:/, '')
}

/** The tailors with items in production, as choices. */
export function useTailors(): { value: string; label: string }[] {
  const { t } = useWords()
  const { data } = useRead('GET staff/list-tailors')
  return (data ?? []).map(({ tailor, count }) => ({
    value: tailor === '' ? nobody : `:${tailor}`,
    label: t('sewing_tailor_count', {
      tailor: tailor === '' ? t('sewing_no_tailor') : isolate(tailor),
      number: String(count),
    }),
  }))
}
