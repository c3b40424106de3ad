import { type SQL, sql } from 'drizzle-orm'
import { escapeLike } from '../escape-like.ts'
import { hasWord } from '../staff-search.ts'

/** The condition that a word of a search begins the SKU of an order line, or stands in the name of its product. */
export function orderLineHasWord(line: SQL, word: string): SQL {
  const name = sql`search_form(' ' || coalesce(${line}.name ->> 'en', '') || ' ' || coalesce(${line}.name ->> 'ar', ''))`
  return sql`(coalesce(${line}.sku like ${escapeLike(sql`${word.toUpperCase()}::text`)} || '%', false) or ${hasWord(name, word)})`
}
