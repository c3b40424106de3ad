/** Closed lists that both the shapes and the screens read. No TypeBox here: the browser ships this file. */

export const sorts = ['newest', 'price_up', 'price_down', 'best_selling', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** A search has an order besides: the best answer first. */
export const searchSorts = ['relevance', ...sorts] as const
export type SearchSort = (typeof searchSorts)[number]

export const facetNames = [
  'size',
  'color',
  'type',
  'category',
  'fabric',
  'opening',
  'occasion',
  'ready',
] as const
export type FacetName = (typeof facetNames)[number]

export const collectionIds = ['best_seller', 'latest_collection', 'limited_edition'] as const
export type CollectionId = (typeof collectionIds)[number]

export const cardTags = [
  'sale',
  'limited_edition',
  'latest_collection',
  'best_seller',
  'sold_out',
] as const

export const sizeStates = ['available', 'low', 'sold_out', 'not_made'] as const
export type SizeState = (typeof sizeStates)[number]

/** How a reviewer found the fit. */
export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

/** `pending`: the house has not read it yet. */
export const reviewStates = ['pending', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why a line deserves a word: what changed since it was put in the bag, or since the last look. */
export const lineNotes = [
  'price_up',
  'price_down',
  'sold_out',
  'quantity_lowered',
  'last_one',
  'few_left',
  'withdrawn',
  'other_currency',
] as const
export type LineNote = (typeof lineNotes)[number]

/** What an offer takes off: a share, an amount, the delivery, or the cheapest of some pieces. */
export const offerKinds = ['percent', 'amount', 'free_shipping', 'buy_n_get_m'] as const
export type OfferKind = (typeof offerKinds)[number]

/** Why the code in a bag takes nothing off it now. */
export const codeReasons = [
  'not_begun',
  'over',
  'used_up',
  'not_hers',
  'first_order',
  'used_by_her',
  'nothing_for_it',
  'minimum',
  'more_pieces',
  'better_offer',
  'delivery_free',
  'other_delivery',
  'other_currency',
] as const
export type CodeReason = (typeof codeReasons)[number]

export const paymentMethods = ['card', 'net_banking', 'pay_in_4', 'cash_on_delivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const addressTypes = ['home', 'work', 'other'] as const

export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]
