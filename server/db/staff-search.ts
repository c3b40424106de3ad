import type { StaffRole } from '@rimal/contract/permissions'
import { maySee } from '@rimal/contract/personal-data'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { type SQL, sql } from 'drizzle-orm'
import { escapeLike } from './escape-like.ts'

const maxWords = 6
/** A phone or a number, with the signs that people write between its digits. */
const isNumber = /^\+?\d[\d\s().-]*$|^\+?\([\d\s().-]*$/
/** The length of a phone with the code of its country. */
const wholePhone = 12

/**
 * Returns the words that staff search for; each of them must be found. A number is one word of Latin digits without
 * the zeros before it, so that '٠٥٠ ١٢٣' and '00971 50 123' are parts of +97150123….
 */
export function staffSearchWords(q: string): string[] {
  const text = toLatinDigits(q.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const words = isNumber.test(text) ? [text] : text.split(/\s+/)
  return words
    .map((word) => (isNumber.test(word) ? digitsOf(word) : word))
    .filter(Boolean)
    .slice(0, maxWords)
}

/** By what a role may search for people: what a role does not see must not be found out by searching either. */
export type Searchable = { name: boolean; contact: boolean }

export function searchableBy(role: StaffRole): Searchable {
  return { name: maySee(role, 'name'), contact: maySee(role, 'email') && maySee(role, 'phone') }
}

function digitsOf(number: string): string {
  const digits = number
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
  // +971 050 1234567: the zero is dialled only without the code of the country.
  return digits.length > wholePhone ? digits.replace(/^(9[67]\d)0/, '$1') : digits
}

/**
 * The condition that a word is a part of a column that `search_form` made. A word of one or two letters is the
 * beginning of a word, because trigrams find nothing shorter.
 */
export function hasWord(column: SQL, word: string): SQL {
  const form = sql`search_form(${word})`
  return sql`${column} like case when length(${form}) < 3 then '% ' else '%' end || ${escapeLike(form)} || '%'`
}
