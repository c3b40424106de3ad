import { type SQL, sql } from 'drizzle-orm'
import { hasWord, type Searchable, staffSearchWords } from '../staff-search.ts'

/**
 * The condition that a word of a search stands in an order: in its number, or in the name, the email or the phone of its
 * customer. The index finds the word anywhere; where the role may not search by all of it, the rest is looked at.
 */
export function orderHasWord(order: SQL, word: string, { name, contact }: Searchable): SQL {
  const isAnywhere = hasWord(sql`${order}.search`, word)
  if (name && contact) return isAnywhere
  const names = sql` || ' ' || coalesce(${order}.contact ->> 'name', '') || ' ' || coalesce(${order}.address ->> 'name', '')`
  const form = sql`search_form(' ' || ${order}.number || ' ' || replace(${order}.number, '-', '')${name ? names : sql``})`
  return sql`(${isAnywhere} and ${hasWord(form, word)})`
}

/** The condition that a word of a search is a part of the number of an order, with its dash or without. */
export function orderNumberHasWord(order: SQL, word: string): SQL {
  return orderHasWord(order, word, { name: false, contact: false })
}

/** The condition that the number of an order has all the words of a search. */
export function orderNumberMatches(order: SQL, q: string): SQL {
  const conditions = staffSearchWords(q).map((word) => orderNumberHasWord(order, word))
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`
}
