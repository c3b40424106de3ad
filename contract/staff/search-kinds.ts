/** The kinds and limits of search rules. No TypeBox here: the admin ships this file. */

/** `same`: all words ask for each other. `one_way`: the words also find what the other words find. */
export const synonymKinds = ['same', 'one_way'] as const
export type SynonymKind = (typeof synonymKinds)[number]

/** The number of groups of synonyms, of words in one, and the length of a word in characters. */
export const maxSynonyms = 300
export const maxSynonymWords = 20
export const maxSynonymWord = 40

/** The number of searches with pinned products, and of phrases and products in one. */
export const maxPinnedResults = 300
export const maxPinnedPhrases = 10
export const maxPinnedProducts = 24
