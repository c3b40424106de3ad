import type { LanguageCode } from '../language.ts'
import { noBreak } from './no-break.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const hours: Forms = {
  one: 'ساعة',
  two: 'ساعتان',
  few: `{count}${noBreak}ساعات`,
  other: `{count}${noBreak}ساعة`,
}
const minutes: Forms = {
  one: 'دقيقة',
  two: 'دقيقتان',
  few: `{count}${noBreak}دقائق`,
  other: `{count}${noBreak}دقيقة`,
}

/**
 * A number of minutes in hours and minutes: '1 h 59 min', 'ساعة و59 دقيقة'; a part that is zero is
 * left out. The Arabic text is in the nominative and feminine, as the subject of a sentence: 'بقيت
 * ساعة ودقيقتان'.
 */
export function formatDuration(total: number, language: LanguageCode): string {
  const parts = { hours: Math.floor(total / 60), minutes: total % 60 }
  if (language === 'en') {
    const written = [
      parts.hours && `${parts.hours}${noBreak}h`,
      parts.minutes && `${parts.minutes}${noBreak}min`,
    ]
    return written.filter(Boolean).join(' ') || `0${noBreak}min`
  }
  const written = [
    parts.hours && counted(parts.hours, hours),
    parts.minutes && counted(parts.minutes, minutes),
  ]
  return written.filter(Boolean).join(' و') || `0${noBreak}دقيقة`
}

function counted(count: number, forms: Forms): string {
  const form = new Intl.PluralRules('ar').select(count)
  return (forms[form] ?? forms.other).replace('{count}', String(count))
}
