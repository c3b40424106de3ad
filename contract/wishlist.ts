import Type, { type Static } from 'typebox'
import { get, post } from './endpoint.ts'
import { maxWishes } from './limits.ts'
import { Amount, Id, InLanguage, LanguageCode, Nullable, Picture, Strict, Token } from './shapes.ts'

/** A product in the colour that was kept. */
export const WishedPiece = Type.Object({
  product_id: Id,
  product_item_id: Id,
  name: Type.String(),
  subtitle: Type.String(),
  colorName: Type.String(),
  color_code: Type.String(),
  price: Amount,
  compareAt: Nullable(Amount),
  picture: Picture,
  /** `withdrawn`: no longer in the shop, so there is no page of it. */
  state: Type.Enum(['available', 'sold_out', 'withdrawn']),
  /** That can be put into the bag now. */
  sizes: Type.Array(Type.Integer()),
  /** It can be sewn to her measurements. */
  customSize: Type.Boolean(),
})
export type WishedPiece = Static<typeof WishedPiece>

const language_code = Type.Optional(LanguageCode)
const ItemIds = Type.Array(Id, { maxItems: maxWishes })
const OneItem = Strict({ language_code, product_item_id: Id })
/** Every call that changes the list answers all of it, the newest first. */
const Kept = Type.Object({ itemIds: Type.Array(Id) })

export const wishlistApi = {
  listWishes: get('wishlist/list-item-ids', {
    access: 'customer',
    summary: 'What she keeps, by the ids of the items; for the hearts of pages.',
    result: Kept,
  }),
  listWishedPieces: get('wishlist/list-pieces', {
    access: 'customer',
    summary: 'What she keeps, sold out or withdrawn pieces too, and the token of her link if any.',
    query: InLanguage,
    result: Type.Object({
      pieces: Type.Array(WishedPiece),
      token: Nullable(Token),
      /** She is told when a piece is back or costs less. */
      tellsNews: Type.Boolean(),
    }),
  }),
  showWishedPieces: post('wishlist/show-pieces', {
    access: 'anyone',
    summary: "The pieces of a guest's own list, in its order; those not in the shop are left out.",
    perMinute: 60,
    body: Strict({ language_code, itemIds: ItemIds }),
    result: Type.Array(WishedPiece),
  }),
  addWish: post('wishlist/add-piece', {
    access: 'customer',
    summary: 'Keeps a piece in one colour. One that is kept already stays where it is.',
    perMinute: 120,
    body: OneItem,
    result: Kept,
    errors: ['product_not_found', 'wishlist_full'],
  }),
  removeWish: post('wishlist/remove-piece', {
    access: 'customer',
    summary: 'Takes a piece off the list. One that is not there is no error.',
    perMinute: 120,
    body: OneItem,
    result: Kept,
  }),
  mergeWishes: post('wishlist/merge-guest-list', {
    access: 'customer',
    summary:
      'Puts what she kept as a guest, the newest first, before what she keeps; idempotent. What is not in the shop, or too much, is left out.',
    perMinute: 30,
    body: Strict({ language_code, itemIds: ItemIds }),
    result: Type.Object({ ...Kept.properties, merged: Type.Integer() }),
  }),
  shareWishes: post('wishlist/make-share-link', {
    access: 'customer',
    summary: 'The token by which anyone may see her list; the same one until sharing stops.',
    perMinute: 30,
    body: InLanguage,
    result: Type.Object({ token: Token }),
  }),
  stopSharingWishes: post('wishlist/stop-sharing', {
    access: 'customer',
    summary: 'Ends the link for good; sharing again makes another.',
    perMinute: 30,
    body: InLanguage,
    result: Type.Object({}),
  }),
  tellWishNews: post('wishlist/tell-news', {
    access: 'customer',
    summary: 'Whether she is told when a piece of her list is back or costs less.',
    perMinute: 30,
    body: Strict({ language_code, tellsNews: Type.Boolean() }),
    result: Type.Object({ tellsNews: Type.Boolean() }),
  }),
  getSharedWishes: get('wishlist/get-shared/{token}', {
    access: 'anyone',
    summary: 'The pieces of a shared list that are in the shop, and nothing of whose it is.',
    perMinute: 60,
    params: Type.Object({ token: Token }),
    query: InLanguage,
    result: Type.Array(WishedPiece),
    errors: ['wishlist_not_found'],
  }),
}
