import { intlLocale, type LanguageCode } from '@rimal/contract/language'
import type { WordValue } from '@rimal/contract/staff/words'

type Forms = Record<string, string>
/** The shipped text in both languages: both have the same placeholders. */
export type Shipped = { en: WordValue; ar: WordValue }

/** Forms that must contain the number; the others may say it in a word. */
const formsWithCount = ['few', 'many', 'other']

/** What is wrong with the text of a shop, or with one of its forms. */
export type WordFault = {
  form: string | null
  code: 'required' | 'invalid' | 'unknown' | 'placeholder_missing' | 'placeholder_unknown'
}

/** Compares the text of a shop with the shipped one: placeholders, and the forms of a plural. */
export function checkWord(language: LanguageCode, shipped: Shipped, value: WordValue): WordFault[] {
  const isPlural = typeof shipped.en !== 'string'
  if (isPlural !== (typeof value !== 'string')) return [{ form: null, code: 'invalid' }]
  const wanted = placeholdersOf(shipped)
  if (typeof value === 'string') return faultsOf(null, value, wanted)
  const forms = formsOf(value)
  const needed = neededForms(language)
  const known = [...needed, 'zero']
  return [
    ...needed.filter((form) => !(form in forms)).map((form) => fault(form, 'required')),
    ...Object.entries(forms).flatMap(([form, text]) =>
      known.includes(form) ? faultsOf(form, text, wanted) : [fault(form, 'unknown')],
    ),
  ]
}

/** The forms that a count can ask for; without `zero`, which falls back to `other`. */
function neededForms(language: LanguageCode): string[] {
  const { pluralCategories } = new Intl.PluralRules(intlLocale(language)).resolvedOptions()
  return pluralCategories.filter((form) => form !== 'zero')
}

function faultsOf(form: string | null, text: string, wanted: ReadonlySet<string>): WordFault[] {
  if (text.trim() === '') return [fault(form, 'required')]
  const given = namesIn(text)
  const mayLack = form !== null && !formsWithCount.includes(form) ? ['count'] : []
  const missing = [...wanted].filter((name) => !given.has(name) && !mayLack.includes(name))
  if (missing.length > 0) return [fault(form, 'placeholder_missing')]
  const isWhole = !/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))
  return isWhole && given.isSubsetOf(wanted) ? [] : [fault(form, 'placeholder_unknown')]
}

function fault(form: string | null, code: WordFault['code']): WordFault {
  return { form, code }
}

function placeholdersOf({ en, ar }: Shipped): Set<string> {
  const texts = [en, ar].flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(formsOf(value)),
  )
  return new Set(texts.flatMap((text) => [...namesIn(text)]))
}

/** The names in braces: 'Order {number}' has `number`. */
function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
}

function formsOf(value: Exclude<WordValue, string>): Forms {
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== undefined))
}
