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

/** A cart line with the current data of its product. */
export type StoredLine = {
  id: string
  /** The quantity that the shopper requested; fewer units may be left. */
  quantity: number
  seenPrice: number
  /** True if the quantity was lowered to the available stock, and the shopper has not answered the note yet. */
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
  address: string
  typeId: string
  categories: string[]
  name: Text
  subtitle: Text
  price: number
  compareAt: number | null
  /** The price in the currency of the cart; null if there is none. */
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
  /** The units of the variant that can be bought; null if nothing is taken from stock. */
  available: number | null
}

export type StoredCart = {
  id: string
  /** The version of the cart, which differs after every change by the shopper. */
  version: string
  draft: CheckoutDraft
  /** The currency that the shopper chose; null is the shop's own. */
  currency: string | null
  /** The code of an existing promotion; null for a code whose promotion was ended. */
  discountCode: string | null
  /** The oldest first. */
  lines: StoredLine[]
}
