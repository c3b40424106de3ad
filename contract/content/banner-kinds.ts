/** Limits and states of banners. No TypeBox here: the admin ships this file. Lengths are in characters. */

export const maxBannerTitle = 80
export const maxBannerText = 240
export const maxBannerLink = 40
/** The number of banners. */
export const maxBanners = 60

/**
 * Where a banner stands: on the home page below the opening, above every list of products, or above the list of a
 * collection, a type or a category, which is named by its id.
 */
export const bannerPlacePattern = '^(?:home|lists|(?:collection|type|category):[a-z0-9_-]{1,80})$'

/**
 * `shown`: shoppers see it now. `waiting`: it is due, and another banner of its place comes before it. `planned`: its
 * time has not come. `hidden`: staff have switched it off. `gone`: the list that it stands above was deleted.
 */
export const bannerStates = ['shown', 'waiting', 'planned', 'ended', 'hidden', 'gone'] as const
export type BannerState = (typeof bannerStates)[number]
