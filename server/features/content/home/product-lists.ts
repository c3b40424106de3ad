import type { Sort } from '@rimal/contract/choices'
import type { Home } from '@rimal/contract/content/home'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { HomeListName } from '@rimal/contract/staff/content-kinds'
import type { EditedHomeList, HomeContent } from '@rimal/contract/staff/home'
import type { Deps } from '../../../deps.ts'
import type { ListingRow } from '../../catalog/listing/listing-row.ts'

const itemsShown = 8

type Listing = Pick<Deps, 'listing'>
type List = {
  rows: ListingRow[]
  /** The collection that the products come from; null for the whole shop, and for products chosen one by one. */
  scope: string | null
  title: string | null
}

const noProducts: List = { rows: [], scope: null, title: null }

/**
 * What the program shows where the merchant has chosen nothing. While no product is in the latest collection, the newest
 * products of the whole shop are shown, so that a new shop fills this section by itself.
 */
const automatic = {
  bestReviewed: { scope: 'best_seller', sort: 'best_selling' },
  latest: { scope: 'latest_collection', sort: 'newest' },
} as const

/** Returns the sections that are shown, in their order, and the products of those that have some. */
export function productLists(deps: Listing, content: HomeContent, language: LanguageCode) {
  const shown = content.sections.filter(({ isShown }) => isShown).map(({ name }) => name)
  const listOf = (name: HomeListName) =>
    shown.includes(name) ? fill(deps, { name, list: content.lists[name], language }) : noProducts
  const lists = { bestReviewed: listOf('bestReviewed'), latest: listOf('latest') }
  const sections: Home['sections'] = shown.map((name) => {
    const list = name === 'bestReviewed' || name === 'latest' ? lists[name] : noProducts
    return { name, title: list.title, all: allOf(deps, list) }
  })
  return { ...lists, sections }
}

type Filling = { name: HomeListName; list: EditedHomeList; language: LanguageCode }

function fill({ listing }: Listing, { name, list, language }: Filling): List {
  const own = textIn(list.title, language)
  if (list.source === 'products') {
    const rows = listing.rowsOf(list.products).slice(0, itemsShown)
    return { rows, scope: null, title: own || null }
  }
  if (list.source === 'automatic') {
    const { scope, sort } = automatic[name]
    const isWhole = name === 'latest' && listing.countIn(scope) === 0
    const shown = isWhole ? null : scope
    return { rows: rowsIn(listing, shown, sort), scope: shown, title: null }
  }
  const group = list.collection === null ? undefined : listing.findScope(list.collection)
  // The collection was deleted.
  if (!group) return noProducts
  const title = own || textIn(group.title, language)
  return { rows: rowsIn(listing, group.id, null), scope: group.id, title }
}

/** Without a sort, a collection has the order that staff gave it, and else the newest products first. */
function rowsIn(listing: Deps['listing'], scope: string | null, sort: Sort | null) {
  const where = scope === null ? {} : { scope }
  return listing.page({ ...where, chosen: {}, sort, page: 1, perPage: itemsShown }).rows
}

/** The list behind the section; one whose products are not those of a collection has none. */
function allOf({ listing }: Listing, { scope }: List): { address: string; count: number } | null {
  const group = scope === null ? undefined : listing.findScope(scope)
  const count = group ? listing.countIn(group.id) : 0
  return group && count > 0 ? { address: group.address, count } : null
}
