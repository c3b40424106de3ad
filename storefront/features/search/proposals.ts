import type { ProductCard } from '@rimal/contract/catalog'
import type { MenuEntry } from '@rimal/contract/shop'
import type { Words } from '../../i18n/words.tsx'
import { searchPath } from './search-path.ts'
import type { Suggestions } from './use-suggestions.ts'

export type Proposal = {
  key: string
  path: string
  text: string
  /** The words to remember for the recent searches, when they differ from the field. */
  words?: string
  card?: ProductCard
}

export type ProposalGroup = {
  kind: 'recent' | 'popular' | 'products' | 'places' | 'all'
  options: Proposal[]
  /** For `all`: how many there are. */
  total?: number
}

/**
 * Returns the proposals below the field: recent searches before the shopper types, the shop's answers afterwards.
 */
export function proposalsOf(input: {
  words: string
  suggestions: Suggestions | null
  recent: string[]
  types: MenuEntry[]
}): ProposalGroup[] {
  const { words, suggestions, recent, types } = input
  const popular: ProposalGroup = {
    kind: 'popular',
    options: types.map(({ id, address, title }) => ({
      key: `type-${id}`,
      path: `/product-list/${address}`,
      text: title,
      words: '',
    })),
  }
  if (!words) return withOptions([{ kind: 'recent', options: recent.map(searched) }, popular])
  if (!suggestions) return []
  const { products, places, total } = suggestions
  if (total === 0 && places.length === 0) return withOptions([popular])
  return withOptions([
    {
      kind: 'places',
      options: places.map(({ title, path }) => ({ key: `place-${path}`, path, text: title })),
    },
    {
      kind: 'products',
      options: products.map((card) => ({
        key: `piece-${card.id}`,
        path: `/product-details/${card.address}?item=${card.itemId}`,
        text: card.name,
        card,
      })),
    },
    {
      kind: 'all',
      total,
      options:
        total > products.length ? [{ key: 'all', path: searchPath(words), text: words }] : [],
    },
  ])
}

/** Said above the proposals: that there are none, or that they are only the nearest to the words. */
export function noteOf(suggestions: Suggestions, t: Words['t']): string | null {
  const { words, total, places, understoodAs, nearestOnly } = suggestions
  if (total === 0 && places.length === 0) return t('search_nothing_yet')
  return nearestOnly && understoodAs ? t('search_nearest', { words, nearest: understoodAs }) : null
}

function searched(words: string): Proposal {
  return { key: `recent-${words}`, path: searchPath(words), text: words, words }
}

function withOptions(groups: ProposalGroup[]): ProposalGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}
