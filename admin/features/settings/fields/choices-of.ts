import { countries } from '@rimal/contract/countries'
import { intlLocale } from '@rimal/contract/language'
import { currencies } from '@rimal/contract/money'
import type { FieldShape } from '@rimal/contract/staff/field-shape'
import { timeZoneChoices } from '../../../ui/time/time-zone-name.ts'
import type { FormContext } from './form-context.ts'
import type { FieldWords } from './use-field-words.ts'

type Choice = { value: string; label: string }

/** What a field chooses from, by its kind or its enum; undefined for a field that is written. */
export function choicesOf(
  { shape, path }: { shape: FieldShape; path: string },
  form: FormContext,
  words: FieldWords,
): Choice[] | undefined {
  if (shape.enum) return shape.enum.map((value) => named(value, words.part(path, value) ?? value))
  switch (shape.title) {
    case 'country':
      return countries
        .map(({ code }) => named(code, words.country(code)))
        .toSorted((a, b) => a.label.localeCompare(b.label, intlLocale(words.language)))
    case 'currency':
      return currencies.map((code) => named(code, words.currency(code)))
    case 'timeZone':
      return timeZoneChoices(words.language)
    case 'provider':
      return form.providers.map((name) => named(name, words.provider(name)))
    case 'deliveryMethod':
      return form.deliveryMethods.map(({ id, title }) => named(id, words.text(title) || id))
    default:
      return undefined
  }
}

function named(value: string, label: string): Choice {
  return { value, label }
}
