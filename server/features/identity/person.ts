import type { Gender } from '@rimal/contract/choices'
import { addDays, localTime } from '@rimal/contract/dates'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { isName } from '@rimal/contract/text/person-name'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'

export type Person = { name?: string; gender?: Gender | null; birthDate?: string | null }

/**
 * Returns the data of a person in the form that is stored; refuses an invalid name and an impossible date of birth.
 */
export function normalisePerson({ clock }: Pick<Deps, 'clock'>, sent: Person): Person {
  const { gender, birthDate } = sent
  const name = sent.name === undefined ? undefined : normaliseName(sent.name)
  const wrong: FieldErrors = {
    ...(name === undefined || isName(name) ? {} : { name: name ? 'malformed' : 'required' }),
    ...(!birthDate || isBirthDate(birthDate, clock()) ? {} : { birthDate: 'malformed' }),
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  return {
    ...(name === undefined ? {} : { name }),
    ...(gender === undefined ? {} : { gender }),
    ...(birthDate === undefined ? {} : { birthDate }),
  }
}

/** In one spelling, on one line, and without what would turn the text around it. */
function normaliseName(text: string): string {
  return cleanText(text.normalize('NFC')).replace(/\s+/g, ' ').trim()
}

function isBirthDate(day: string, now: Date): boolean {
  try {
    // Somewhere it is tomorrow already.
    return day >= '1900-01-01' && addDays(day, 0) <= addDays(localTime(now, 'UTC').day, 1)
  } catch {
    return false
  }
}
