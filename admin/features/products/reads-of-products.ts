/** The reads that show something of a product; they are read anew after each change of one. */
export const readsOfProducts = [
  'GET staff/get-product/{id}',
  'GET staff/get-product-places/{id}',
  'GET staff/list-products',
  'GET staff/count-products',
  'GET staff/list-audit',
  'GET staff/list-stock',
] as const
