import { intlLocale } from '@rimal/contract/language'
import { useMemo } from 'react'
import { useLanguage } from '../language.tsx'
import { useShop } from '../use-shop.ts'

export type FormatTime = (instant: string) => string

/**
 * Writes moments in the time zone of the shop, with Latin digits: 'Thu, 26 Nov, 02:05'; with the year where it is not
 * this one.
 */
export function useTime(): FormatTime {
  const { language } = useLanguage()
  const timeZone = useShop()?.timeZone
  return useMemo(() => {
    const formatWith = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intlLocale(language), {
        ...parts,
        ...(timeZone ? { timeZone } : {}),
      })
    const ofDay = {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    } as const
    const year = formatWith({ year: 'numeric' })
    const [short, long] = [formatWith(ofDay), formatWith({ ...ofDay, year: 'numeric' })]
    return (instant) => {
      const moment = new Date(instant)
      const isThisYear = year.format(moment) === year.format(new Date())
      return (isThisYear ? short : long).format(moment)
    }
  }, [language, timeZone])
}
