import { normaliseText } from '@rimal/contract/text/normalise-text'
import { pageSize } from '@rimal/contract/page-of'
import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { StaffWord, staffWordsApi, WordValue } from '@rimal/contract/staff/words'
import { allWords } from '@rimal/contract/words/all-words'
import type { Queries } from '../../../../db/connect.ts'
import { pageFrom, positionOf, totalOf } from '../../../../http/page-of.ts'
import type { Shipped } from './check-word.ts'
import { listOwnWords } from './words.sql.ts'

const shippedWords = Object.entries<Shipped>(allWords)

/** Returns a page of the words of the storefront, in the order of the program: words of one screen stand together. */
export async function listWords(
  db: Queries,
  query: QueryOf<typeof staffWordsApi.listWords>,
): Promise<ResultOf<typeof staffWordsApi.listWords>> {
  const { q = '', changed = false } = query
  const searched = normaliseText(q).split(' ').filter(Boolean)
  const matching = (await readWords(db)).filter(
    (word) => (!changed || isChanged(word)) && matches(word, searched),
  )
  // A word that no longer matches has no place among those that do: the list starts at its first word.
  const after = positionOf(query)?.id
  const start = matching.findIndex(({ key }) => key === after) + 1
  const page = pageFrom(matching.slice(start, start + pageSize + 1), query, ({ key }) => ({
    value: key,
    id: key,
  }))
  return { items: page.rows, next: page.next, total: totalOf(matching.length) }
}

/** Returns these words, or all of them, with the texts of the shop. */
export async function readWords(db: Queries, keys?: ReadonlySet<string>): Promise<StaffWord[]> {
  const own = new Map<string, StaffWord['own']>()
  for (const { language, key, value } of await listOwnWords(db)) {
    const side = language === 'arb' ? 'ar' : 'en'
    own.set(key, { ...own.get(key), [side]: value as WordValue })
  }
  return shippedWords
    .filter(([key]) => !keys || keys.has(key))
    .map(([key, { en, ar }]) => ({ key, shipped: { en, ar }, own: own.get(key) ?? {} }))
}

function isChanged({ own }: StaffWord): boolean {
  return own.en !== undefined || own.ar !== undefined
}

/** Whether all words of a search are in the key or in a text of the word. */
function matches({ key, shipped, own }: StaffWord, searched: readonly string[]): boolean {
  if (searched.length === 0) return true
  const texts = [shipped.en, shipped.ar, own.en, own.ar].flatMap((value) =>
    typeof value === 'object' ? Object.values(value) : (value ?? []),
  )
  const text = normaliseText([key, ...texts].join(' '))
  return searched.every((word) => text.includes(word))
}
