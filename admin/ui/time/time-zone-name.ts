import { type LanguageCode, intlLocale, type Text, textIn } from '@rimal/contract/language'
import { isolate } from '../isolate.ts'

/** The city whose time each country of the Gulf has; the names of browsers put several of them together. */
const cities: Readonly<Record<string, Text>> = {
  'Asia/Dubai': { en: 'Dubai', ar: 'دبي' },
  'Asia/Riyadh': { en: 'Riyadh', ar: 'الرياض' },
  'Asia/Kuwait': { en: 'Kuwait', ar: 'الكويت' },
  'Asia/Qatar': { en: 'Doha', ar: 'الدوحة' },
  'Asia/Bahrain': { en: 'Manama', ar: 'المنامة' },
  'Asia/Muscat': { en: 'Muscat', ar: 'مسقط' },
}

/** The name of a time zone in a sentence: 'Dubai time', 'Central European Standard Time'. */
export function timeZoneName(zone: string, language: LanguageCode): string {
  const city = cities[zone]
  if (!city) return partOf(zone, language, 'longGeneric')
  return language === 'arb' ? `توقيت ${textIn(city, language)}` : `${textIn(city, language)} time`
}

type Choice = { value: string; label: string }
const known = new Map<LanguageCode, Choice[]>()

/** All time zones with their names and their distance from Greenwich, those of the Gulf first. */
export function timeZoneChoices(language: LanguageCode): Choice[] {
  const before = known.get(language)
  if (before) return before
  const gulf = Object.keys(cities)
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !gulf.includes(zone))
  const choices = [...gulf, ...others].map((value) => ({ value, label: labelOf(value, language) }))
  known.set(language, choices)
  return choices
}

function labelOf(zone: string, language: LanguageCode): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const place = zone in cities || !zone.includes('/') ? '' : ` · ${isolate(city)}`
  return `${timeZoneName(zone, language)}${place} (${partOf(zone, language, 'shortOffset')})`
}

type Form = 'longGeneric' | 'shortOffset'

function partOf(zone: string, language: LanguageCode, timeZoneName: Form): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), { timeZone: zone, timeZoneName })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
