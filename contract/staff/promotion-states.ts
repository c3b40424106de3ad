/** Closed lists of discounts that both the shapes and the screens read. No TypeBox here: the browser ships this file. */

/** What a discount does now. One whose days are over has ended, also if it was switched off before. */
export const promotionStates = ['running', 'planned', 'ended', 'off'] as const
export type PromotionState = (typeof promotionStates)[number]

/** `ending`: those that end first come first, then those without a last day, and the ended ones last. `used`: by the number of orders. */
export const promotionListSorts = ['newest', 'ending', 'used'] as const
export type PromotionListSort = (typeof promotionListSorts)[number]
