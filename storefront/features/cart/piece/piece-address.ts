/** The page of a piece, in the colour that lies in the bag or is kept. */
export function pieceAddress(piece: { product_id: string; product_item_id: string }): string {
  return `/product-details/${piece.product_id}?item=${piece.product_item_id}`
}
