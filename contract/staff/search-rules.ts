import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxSearch } from '../limits.ts'
import { Id, LanguageCode, Nullable, Strict, Uuid } from '../shapes.ts'
import { NamedProduct } from './named-product.ts'
import { Revision, SavedLast } from './saved-last.ts'
import {
  maxPinnedPhrases,
  maxPinnedProducts,
  maxSynonymWord,
  maxSynonymWords,
  synonymKinds,
} from './search-kinds.ts'

const Words = Type.Array(Type.String({ maxLength: maxSynonymWord }), { maxItems: maxSynonymWords })

/** Words as they are written, each of them one word; English and Arabic may be mixed. */
const SynonymFields = Strict({
  kind: Type.Enum([...synonymKinds]),
  words: Words,
  /** For `one_way` only: the words whose products are found too. */
  finds: Words,
})
export type SynonymFields = Static<typeof SynonymFields>

const Synonyms = Type.Object({ id: Uuid, fields: SynonymFields, ...SavedLast })
export type Synonyms = Static<typeof Synonyms>

const Phrases = Type.Array(Type.String({ maxLength: maxSearch }), { maxItems: maxPinnedPhrases })

const PinnedFields = Strict({
  phrases: Phrases,
  /** The ids of the products in the order in which they stand first. */
  products: Type.Array(Id, { maxItems: maxPinnedProducts }),
})
export type PinnedFields = Static<typeof PinnedFields>

const PinnedResults = Type.Object({
  id: Uuid,
  phrases: Type.Array(Type.String()),
  /** Those that are not published are skipped in the shop. */
  products: Type.Array(NamedProduct),
  ...SavedLast,
})
export type PinnedResults = Static<typeof PinnedResults>

const SearchRules = Type.Object({
  synonyms: Type.Array(Synonyms),
  pinned: Type.Array(PinnedResults),
})

const OneRule = Strict({ id: Uuid, revision: Revision })

/** Calls of staff on the synonyms of the search and on the products that stand first in it. */
export const searchRulesApi = {
  listSearchRules: get('staff/list-search-rules', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'All synonyms and all searches with pinned products, the earliest first.',
    result: SearchRules,
  }),
  saveSynonyms: post('staff/save-synonyms', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Saves a group of synonyms, or creates one; the search of the shop follows at once.',
    body: Strict({ id: Nullable(Uuid), revision: Revision, fields: SynonymFields }),
    result: Synonyms,
    errors: ['invalid_input', 'not_found', 'changed_meanwhile', 'search_rules_full'],
  }),
  deleteSynonyms: post('staff/delete-synonyms', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Deletes a group of synonyms.',
    body: OneRule,
    result: Type.Object({}),
    errors: ['not_found', 'changed_meanwhile'],
  }),
  savePinnedResults: post('staff/save-pinned-results', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Saves the products that stand first in the answer to a search, or creates such a rule.',
    body: Strict({ id: Nullable(Uuid), revision: Revision, fields: PinnedFields }),
    result: PinnedResults,
    errors: ['invalid_input', 'not_found', 'changed_meanwhile', 'search_rules_full'],
  }),
  deletePinnedResults: post('staff/delete-pinned-results', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Deletes a rule of pinned products.',
    body: OneRule,
    result: Type.Object({}),
    errors: ['not_found', 'changed_meanwhile'],
  }),
  trySearch: get('staff/try-search', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'What the search of the shop finds now, and the words that it also searches for.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      q: Type.String({ minLength: 1, maxLength: maxSearch }),
    }),
    result: Type.Object({
      total: Type.Integer(),
      /** The first products, in the order of the shop. */
      products: Type.Array(Type.Object({ ...NamedProduct.properties, isPinned: Type.Boolean() })),
      /** For each word that has synonyms of staff: the words that it also finds. */
      synonyms: Type.Array(Type.Object({ word: Type.String(), finds: Type.Array(Type.String()) })),
      /** As in a list of products. */
      understoodAs: Nullable(Type.String()),
      nearestOnly: Type.Boolean(),
    }),
  }),
}
