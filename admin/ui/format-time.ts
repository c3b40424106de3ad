import { intlLocale, type LanguageCode } from '@rimal/contract/language'

/** A moment for people in the time zone of the browser, with Latin digits: 'Thu 26 Nov, 02:05'. */
export function formatTime(instant: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(intlLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
}
