import type { BodyOf, FieldErrors } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { maxPinnedResults } from '@rimal/contract/staff/search-kinds'
import type {
  PinnedFields,
  PinnedResults,
  searchRulesApi,
} from '@rimal/contract/staff/search-rules'
import { cleanText } from '@rimal/contract/text/clean-text'
import { recordPartChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { requireRevision } from '../../../http/staff/require-revision.ts'
import { filtersNamed } from '../filters-named.ts'
import { phraseKey } from '../listing/search/search-rules.ts'
import { listNamedProducts } from '../named-products/list-named-products.ts'
import {
  deletePinnedRow,
  listPinned,
  lockRules,
  type StoredPinned,
  writePinned,
} from './search-rules.sql.ts'
import { showPinned } from './show-rules.ts'

type By = { staffId: string; now: Date; language: LanguageCode }

/**
 * Saves which products stand first in the answer to a search, or creates such a rule.
 * @throws ShopError not_found, changed_meanwhile, search_rules_full, invalid_input
 */
export async function savePinnedResults(
  tx: Tx,
  { fields: given, ...named }: BodyOf<typeof searchRulesApi.savePinnedResults>,
  { language, ...by }: By,
): Promise<PinnedResults> {
  await lockRules(tx)
  const stored = await listPinned(tx)
  const before = requireRevision(stored, named)
  if (!before && stored.length >= maxPinnedResults) throw new ShopError('search_rules_full')
  const phrases = given.phrases.map((phrase) => cleanText(phrase).trim()).filter(Boolean)
  const fields = { phrases, products: given.products }
  const others = stored.filter(({ id }) => id !== named.id)
  const wrong = {
    ...(await checkPhrases(tx, phrases, others)),
    ...(await checkProducts(tx, given)),
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const id = await writePinned(tx, fields, { id: named.id, ...by })
  await recordPartChange(tx, 'search')
  const saved = (await listPinned(tx)).find((row) => row.id === id)
  if (!saved) throw new Error('The pinned results that were written are not there.')
  return showPinned(saved, await listNamedProducts(tx, saved.products, language))
}

/**
 * Deletes a rule of pinned products.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function deletePinnedResults(
  tx: Tx,
  named: BodyOf<typeof searchRulesApi.deletePinnedResults>,
): Promise<void> {
  await lockRules(tx)
  requireRevision(await listPinned(tx), named)
  await deletePinnedRow(tx, named.id)
  await recordPartChange(tx, 'search')
}

/** A phrase belongs to one rule. Sizes and prices in a search are filters, so no phrase may name them. */
async function checkPhrases(
  tx: Tx,
  phrases: readonly string[],
  others: readonly StoredPinned[],
): Promise<FieldErrors> {
  if (phrases.length === 0) return { phrases: 'required' }
  const wrong: FieldErrors = {}
  const taken = new Set(others.flatMap((other) => other.phrases.map(phraseKey)))
  const own = new Set<string>()
  for (const [index, phrase] of phrases.entries()) {
    const key = phraseKey(phrase)
    const { sizes, min, max } = await filtersNamed({ db: tx }, { q: phrase })
    const hasFilter = sizes.length > 0 || min !== undefined || max !== undefined
    if (key === '') wrong[`phrases.${index}`] = 'no_word'
    else if (hasFilter) wrong[`phrases.${index}`] = 'names_filter'
    else if (taken.has(key)) wrong[`phrases.${index}`] = 'taken'
    else if (own.has(key)) wrong[`phrases.${index}`] = 'duplicate'
    own.add(key)
  }
  return wrong
}

async function checkProducts(tx: Tx, { products }: PinnedFields): Promise<FieldErrors> {
  if (products.length === 0) return { products: 'required' }
  if (new Set(products).size < products.length) return { products: 'duplicate' }
  const known = await listNamedProducts(tx, products, 'en')
  return known.length < products.length ? { products: 'unknown' } : {}
}
