/** The states of a product. No TypeBox here: the browser ships this file. */
export const productStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type ProductState = (typeof productStates)[number]

/** How the list of staff can be ordered; each order has an index. */
export const productListSorts = [
  'saved',
  'newest',
  'best_selling',
  'price_up',
  'price_down',
] as const
export type ProductListSort = (typeof productListSorts)[number]

/** The states that a product may be moved to from each one. */
export const productMoves: Record<ProductState, readonly ProductState[]> = {
  draft: ['scheduled', 'published', 'archived'],
  scheduled: ['draft', 'published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
}
