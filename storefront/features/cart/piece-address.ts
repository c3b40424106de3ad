import type { CartLine } from '@rimal/contract/cart'

/** The page of the piece, in the colour that lies in the bag. */
export function pieceAddress({ product_id, product_item_id }: CartLine): string {
  return `/product-details/${product_id}?item=${product_item_id}`
}
