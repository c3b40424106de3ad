import type { ProductCard } from '@rimal/contract/catalog'
import type { MenuEntry } from '@rimal/contract/shop'
import { searchPath } from './search-path.ts'
import type { Suggestions } from './use-suggestions.ts'

export type Proposal = {
  key: string
  path: string
  text: string
  /** What to remember as searched, where it is not what stands in the field. */
  words?: string
  card?: ProductCard
}

export type ProposalGroup = {
  kind: 'recent' | 'popular' | 'products' | 'places' | 'all'
  options: Proposal[]
  /** For `all`: how many there are. */
  total?: number
}

/** What stands below the field: her own words before she types, the shop's answers afterwards. */
export function proposalsOf(input: {
  words: string
  suggestions: Suggestions | null
  recent: string[]
  types: MenuEntry[]
}): ProposalGroup[] {
  const { words, suggestions, recent, types } = input
  const popular: ProposalGroup = {
    kind: 'popular',
    options: types.map(({ id, title }) => ({
      key: `type-${id}`,
      path: `/product-list/${id}`,
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
        path: `/product-details/${card.id}?item=${card.itemId}`,
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

function searched(words: string): Proposal {
  return { key: `recent-${words}`, path: searchPath(words), text: words, words }
}

function withOptions(groups: ProposalGroup[]): ProposalGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}
