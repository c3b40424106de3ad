import Type, { type Static } from 'typebox'
import { OtherPrices } from './catalog.ts'
import { get, post } from './endpoint.ts'
import { maxWishlistItems } from './limits.ts'
import { Amount, Id, InLanguage, LanguageCode, Nullable, Picture, Strict, Token } from './shapes.ts'

/** A product colour on a wishlist. Prices in minor units. */
export const WishlistItem = Type.Object({
  product_id: Id,
  /** Stands in the address of the page of the product. */
  product_address: Id,
  product_item_id: Id,
  name: Type.String(),
  subtitle: Type.String(),
  colorName: Type.String(),
  color_code: Type.String(),
  price: Amount,
  compareAt: Nullable(Amount),
  otherPrices: OtherPrices,
  picture: Picture,
  /** `withdrawn`: no longer in the shop, so it has no page. */
  state: Type.Enum(['available', 'sold_out', 'withdrawn']),
  /** The sizes that can be added to the cart now. */
  sizes: Type.Array(Type.Integer()),
  /** Whether the product can be made to measure. */
  customSize: Type.Boolean(),
})
export type WishlistItem = Static<typeof WishlistItem>

const language_code = Type.Optional(LanguageCode)
const ItemIds = Type.Array(Id, { maxItems: maxWishlistItems })
const OneItem = Strict({ language_code, product_item_id: Id })
/** Every call that changes the wishlist answers the whole list, the newest item first. */
const Saved = Type.Object({ itemIds: Type.Array(Id) })

/** Calls on the wishlist. A guest's list is stored by the browser and merged at login. */
export const wishlistApi = {
  listWishlist: get('wishlist/list-item-ids', {
    access: 'customer',
    summary: 'The ids of the wishlist items, for the hearts on pages.',
    result: Saved,
  }),
  listWishlistItems: get('wishlist/list-items', {
    access: 'customer',
    summary:
      'The wishlist, including sold-out and withdrawn items, and the token of its link, if it is shared.',
    query: InLanguage,
    result: Type.Object({
      items: Type.Array(WishlistItem),
      token: Nullable(Token),
      /** Whether the customer is notified when an item is available again or costs less. */
      notifies: Type.Boolean(),
    }),
  }),
  showGuestWishlist: post('wishlist/show-guest-items', {
    access: 'anyone',
    summary:
      "The items of a guest's list, in its order; items that are not in the shop are left out.",
    perMinute: 60,
    body: Strict({ language_code, itemIds: ItemIds }),
    result: Type.Array(WishlistItem),
  }),
  addWishlistItem: post('wishlist/add-item', {
    access: 'customer',
    summary: 'Adds a product colour. One that is on the list already stays at its position.',
    perMinute: 120,
    body: OneItem,
    result: Saved,
    errors: ['product_not_found', 'wishlist_full'],
  }),
  removeWishlistItem: post('wishlist/remove-item', {
    access: 'customer',
    summary: 'Removes a product colour. A missing one is no error.',
    perMinute: 120,
    body: OneItem,
    result: Saved,
  }),
  mergeWishlist: post('wishlist/merge-guest-list', {
    access: 'customer',
    summary:
      'Adds the list of a guest, the newest first, before the items of the customer; idempotent. Items that are not in the shop, or above the limit, are left out.',
    perMinute: 30,
    body: Strict({ language_code, itemIds: ItemIds }),
    result: Type.Object({ ...Saved.properties, merged: Type.Integer() }),
  }),
  shareWishlist: post('wishlist/make-share-link', {
    access: 'customer',
    summary: 'The token with which anyone can read the list; the same one until sharing stops.',
    perMinute: 30,
    body: InLanguage,
    result: Type.Object({ token: Token }),
  }),
  stopSharingWishlist: post('wishlist/stop-sharing', {
    access: 'customer',
    summary: 'Ends the link for good; sharing again creates another one.',
    perMinute: 30,
    body: InLanguage,
    result: Type.Object({}),
  }),
  notifyOnWishlist: post('wishlist/notify', {
    access: 'customer',
    summary:
      'Turns on or off that the customer is notified when an item is available again or costs less.',
    perMinute: 30,
    body: Strict({ language_code, notifies: Type.Boolean() }),
    result: Type.Object({ notifies: Type.Boolean() }),
  }),
  getSharedWishlist: get('wishlist/get-shared/{token}', {
    access: 'anyone',
    summary: 'The items of a shared list that are in the shop, without anything about its owner.',
    perMinute: 60,
    params: Type.Object({ token: Token }),
    query: InLanguage,
    result: Type.Array(WishlistItem),
    errors: ['wishlist_not_found'],
  }),
}
