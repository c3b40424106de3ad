/** Closed lists that both the shapes and the screens read. No TypeBox here: the browser ships this file. */

export const sorts = ['newest', 'price_up', 'price_down', 'best_selling', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** A search can also be ordered by relevance, and a collection by hand (`featured`). */
export const searchSorts = ['relevance', 'featured', ...sorts] as const
export type SearchSort = (typeof searchSorts)[number]

/** The filters of a product list. */
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

/** The collections of the menu (specification). */
export const collectionIds = ['best_seller', 'latest_collection', 'limited_edition'] as const
export type CollectionId = (typeof collectionIds)[number]

/** The tags of a product card; a card shows at most one. */
export const cardTags = [
  'sale',
  'limited_edition',
  'latest_collection',
  'best_seller',
  'sold_out',
] as const

/** `low`: few units are available (`fewLeft`). `not_made`: the product has no such size. */
export const sizeStates = ['available', 'low', 'sold_out', 'not_made'] as const
export type SizeState = (typeof sizeStates)[number]

/** How a reviewer found the fit. */
export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

/** `pending`: staff have not decided yet. */
export const reviewStates = ['pending', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The changes of a cart line since it was added, or since the shopper last saw it. */
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

/** Where a shopper stands in a queue. */
export const queueStages = ['opening', 'waiting', 'admitted', 'sold_out', 'closed'] as const

/**
 * The reduction that a promotion makes: a percentage, an amount, the delivery, or the cheapest of several products.
 */
export const promotionKinds = ['percent', 'amount', 'free_shipping', 'buy_n_get_m'] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** Why the discount code of a cart does not apply now. */
export const codeReasons = [
  'not_begun',
  'expired',
  'used_up',
  'not_for_you',
  'first_order',
  'used_before',
  'nothing_for_it',
  'minimum',
  'more_units',
  'better_promotion',
  'delivery_free',
  'other_delivery',
  'other_currency',
] as const
export type CodeReason = (typeof codeReasons)[number]

/** The payment methods of the specification; `pay_in_4` is four instalments. */
export const paymentMethods = ['card', 'net_banking', 'pay_in_4', 'cash_on_delivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The sections of the home page, in the order that a new shop has. */
export const homeSectionNames = [
  'hero',
  'collections',
  'types',
  'bestReviewed',
  'story',
  'latest',
  'homeService',
  'reviews',
] as const
export type HomeSectionName = (typeof homeSectionNames)[number]
/** The number of products that each section with products shows. */
export const homeProductsShown = { bestReviewed: 4, latest: 5 } as const

export const addressTypes = ['home', 'work', 'other'] as const

export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

/** The formats of videos, the one with fewer bytes first: a browser plays the first one that it knows. */
export const videoFormats = ['webm', 'mp4'] as const
export type VideoFormat = (typeof videoFormats)[number]
/** The codecs that browsers play, by the format in which videos of products have them. */
export const videoCodecs: Record<VideoFormat, readonly string[]> = {
  webm: ['av1', 'vp9', 'vp8'],
  mp4: ['avc'],
}
