import { formatDay, localTime } from '@rimal/contract/dates'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'

/** Writes the day of a moment in the time zone of the shop, with its year: '26 November 2026'. */
export function useDay(): (instant: string) => string {
  const { language } = useWords()
  const timeZone = useShop()?.timeZone ?? 'UTC'
  return (instant) =>
    formatDay(localTime(new Date(instant), timeZone).day, language, { year: true })
}
