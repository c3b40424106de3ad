import { intlLocale } from '@rimal/contract/language'
import { useMemo } from 'react'
import { useLanguage } from '../language.tsx'
import { useShop } from '../use-shop.ts'

export type FormatTime = (instant: string) => string

/** Writes moments in the time zone of the shop, with Latin digits: 'Thu, 26 Nov, 02:05'. */
export function useTime(): FormatTime {
  const { language } = useLanguage()
  const timeZone = useShop()?.timeZone
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(intlLocale(language), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(timeZone ? { timeZone } : {}),
    })
    return (instant) => format.format(new Date(instant))
  }, [language, timeZone])
}
