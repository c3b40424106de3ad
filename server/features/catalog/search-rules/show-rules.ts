import type { LanguageCode } from '@rimal/contract/language'
import type { NamedProduct } from '@rimal/contract/staff/named-product'
import type { PinnedResults, Synonyms } from '@rimal/contract/staff/search-rules'
import type { Queries } from '../../../db/connect.ts'
import { listNamedProducts } from '../named-products/list-named-products.ts'
import {
  listPinned,
  listSynonyms,
  type StoredPinned,
  type StoredSynonyms,
} from './search-rules.sql.ts'

/** Returns all rules of the search in the form that staff edit. */
export async function showRules(
  db: Queries,
  language: LanguageCode,
): Promise<{ synonyms: Synonyms[]; pinned: PinnedResults[] }> {
  const synonyms = await listSynonyms(db)
  const pinned = await listPinned(db)
  const ids = pinned.flatMap(({ products }) => products)
  const products = await listNamedProducts(db, ids, language)
  return {
    synonyms: synonyms.map(showSynonyms),
    pinned: pinned.map((row) => showPinned(row, products)),
  }
}

export function showSynonyms({ id, kind, words, finds, ...row }: StoredSynonyms): Synonyms {
  return { id, fields: { kind, words, finds }, ...savedLast(row) }
}

/** Shows a rule with those of its products that are among the given ones. */
export function showPinned(
  { id, phrases, products, ...row }: StoredPinned,
  known: readonly NamedProduct[],
): PinnedResults {
  const named = new Map(known.map((product) => [product.id, product]))
  return {
    id,
    phrases,
    products: products.flatMap((product) => named.get(product) ?? []),
    ...savedLast(row),
  }
}

function savedLast(row: Pick<StoredPinned, 'revision' | 'savedByName' | 'savedAt'>) {
  const { revision, savedByName, savedAt } = row
  return { revision, savedBy: savedByName, savedAt: savedAt.toISOString() }
}
