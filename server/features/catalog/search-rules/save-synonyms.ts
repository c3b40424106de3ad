import type { BodyOf } from '@rimal/contract/endpoint'
import { maxSynonyms } from '@rimal/contract/staff/search-kinds'
import type { Synonyms, searchRulesApi } from '@rimal/contract/staff/search-rules'
import { recordPartChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { requireRevision } from '../../../http/staff/require-revision.ts'
import { checkSynonyms, cleanSynonyms } from './check-synonyms.ts'
import { deleteSynonymsRow, listSynonyms, lockRules, writeSynonyms } from './search-rules.sql.ts'
import { showSynonyms } from './show-rules.ts'

type By = { staffId: string; now: Date }

/**
 * Saves a group of synonyms, or creates one.
 * @throws ShopError not_found, changed_meanwhile, search_rules_full, invalid_input
 */
export async function saveSynonyms(
  tx: Tx,
  { fields: given, ...named }: BodyOf<typeof searchRulesApi.saveSynonyms>,
  by: By,
): Promise<Synonyms> {
  await lockRules(tx)
  const stored = await listSynonyms(tx)
  const before = requireRevision(stored, named)
  if (!before && stored.length >= maxSynonyms) throw new ShopError('search_rules_full')
  const fields = cleanSynonyms(given)
  const wrong = checkSynonyms(fields)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const id = await writeSynonyms(tx, fields, { id: named.id, ...by })
  await recordPartChange(tx, 'search')
  const saved = (await listSynonyms(tx)).find((row) => row.id === id)
  if (!saved) throw new Error('The synonyms that were written are not there.')
  return showSynonyms(saved)
}

/**
 * Deletes a group of synonyms.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function deleteSynonyms(
  tx: Tx,
  named: BodyOf<typeof searchRulesApi.deleteSynonyms>,
): Promise<void> {
  await lockRules(tx)
  requireRevision(await listSynonyms(tx), named)
  await deleteSynonymsRow(tx, named.id)
  await recordPartChange(tx, 'search')
}
