/** The page of a piece, in the colour that lies in the bag or is kept. */
export function productAddress(item: { product_id: string; product_item_id: string }): string {
  return `/product-details/${item.product_id}?item=${item.product_item_id}`
}
