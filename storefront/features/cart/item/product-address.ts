/** Returns the address of a product's page, in the colour that is in the cart or the wishlist. */
export function productAddress(item: { product_address: string; product_item_id: string }): string {
  return `/product-details/${item.product_address}?item=${item.product_item_id}`
}
