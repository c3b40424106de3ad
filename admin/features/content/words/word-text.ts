import type { StaffWord, WordValue } from '@rimal/contract/staff/words'
import type { Side } from '../sides.ts'

/** The plural forms in the order in which they are shown. */
export const formOrder = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type FormName = (typeof formOrder)[number]

/** What shoppers read: the text of the shop, or the shipped one. */
export function shownValue({ shipped, own }: StaffWord, side: Side): WordValue {
  return own[side] ?? shipped[side]
}

/** A value in one line; plural forms stand beside each other. */
export function valueText(value: WordValue): string {
  if (typeof value === 'string') return value
  return formOrder.flatMap((form) => value[form] ?? []).join(' · ')
}

/** The parts of a word that the shop fills in: `{day}`. */
export function placeholdersOf({ shipped }: StaffWord): string[] {
  const text = `${valueText(shipped.en)} ${valueText(shipped.ar)}`
  return [...new Set(text.match(/\{\w+\}/g) ?? [])]
}

/** The forms of a word that staff fill in: those that the language needs, and those that the word ships with. */
export function formsOf(word: StaffWord, side: Side): FormName[] {
  const shipped = word.shipped[side]
  const locale = side === 'ar' ? 'ar-AE' : 'en-AE'
  const needed: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return formOrder.filter((form) =>
    form === 'zero'
      ? typeof shipped === 'object' && shipped.zero !== undefined
      : needed.includes(form),
  )
}
