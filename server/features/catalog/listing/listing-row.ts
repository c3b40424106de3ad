import { hasBit } from './bits.ts'
import type { ListingTable } from './listing-table.ts'
import { sizeValues } from './product-facts.ts'
import type { Found } from './search/search-index.ts'
import { type ByColor, passesInColor } from './value-sets.ts'

/** A product in the colour that answers the question. */
export type ListingRow = {
  productId: string
  itemId: string
  rating: number | null
  reviewCount: number
  soldOut: boolean
}

/** The filters and the search that choose among the colours of a product. */
type Asked = { filters?: readonly ByColor[]; found?: Found | null }

export function rowAt(table: ListingTable, at: number, asked: Asked = {}): ListingRow {
  const reviewCount = table.reviewCounts[at] ?? 0
  return {
    productId: table.ids[at] ?? '',
    itemId: colorShown(table, at, asked),
    rating: averageOf(table.ratingSums[at] ?? 0, reviewCount),
    reviewCount,
    soldOut: !isBuyable(table, at),
  }
}

export function isBuyable({ values }: ListingTable, at: number): boolean {
  return sizeValues.some((size) => {
    const sets = values.size.get(size)
    return sets !== undefined && hasBit(sets.any, at)
  })
}

/** To one decimal, as it is shown. */
export function averageOf(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum * 10) / count) / 10 : null
}

/** Returns one of the colours that pass the filters: one whose name was searched for, else the first. */
function colorShown(
  { colors, colorMeanings }: ListingTable,
  at: number,
  { filters = [], found }: Asked,
): string {
  const passing = colors.flatMap(({ itemIds, names }, column) => {
    const itemId = itemIds[at]
    if (!itemId || !passesInColor(filters, column, at)) return []
    return [{ itemId, meanings: colorMeanings[names[at] ?? 0] }]
  })
  const named = passing.find(
    ({ meanings }) => meanings && found?.meanings.isDisjointFrom(meanings) === false,
  )
  return (named ?? passing[0])?.itemId ?? ''
}
