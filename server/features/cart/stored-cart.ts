import type { CheckoutDraft } from '@rimal/contract/checkout'
import type { Text } from '@rimal/contract/language'

export type StoredPicture = {
  id: string
  version: string
  width: number
  height: number
  color: string
  placeholder: string | null
  focusX: number
  focusY: number
  alt: Text
}

/** A line with what the shop says of its piece now. */
export type StoredLine = {
  id: string
  /** What the shopper asked for; there may be fewer left. */
  quantity: number
  seenPrice: number
  /** The quantity was lowered to what is left, and she has not been told for good. */
  lowered: boolean
  removedAt: Date | null
  remarks: string
  sku: string | null
  size: number | null
  customSizeId: string | null
  profileName: string | null
  measurements: Record<string, number> | null
  itemId: string
  colorName: Text
  colorCode: string
  picture: StoredPicture | null
  productId: string
  typeId: string
  categories: string[]
  name: Text
  subtitle: Text
  price: number
  compareAt: number | null
  /** In the currency of the bag; null where there is none. */
  listPrice: number | null
  listCompareAt: number | null
  /** Whether it has a price in the currency that `price` is in. */
  isSold: boolean
  published: boolean
  madeToOrder: boolean
  leadDays: number | null
  allowsCustomSize: boolean
  /** Grams, of its size where that has its own; null where nobody entered it. */
  weight: number | null
  /** Pieces of its variant that can be bought; null where none are taken from stock. */
  left: number | null
}

export type StoredCart = {
  id: string
  /** Another one after every change that she makes. */
  version: string
  draft: CheckoutDraft
  /** What she chose; null is the shop's own. */
  currency: string | null
  /** Of an offer that there is; null for one that has been taken back. */
  discountCode: string | null
  /** The oldest first. */
  lines: StoredLine[]
}
