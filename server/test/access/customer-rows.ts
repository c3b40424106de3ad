import { fullSize, pieceToAdd } from '../fixtures.ts'
import { browser } from '../news-fixtures.ts'
import { reviewBody } from '../review-fixtures.ts'
import { villa } from '../visit-fixtures.ts'
import type { Rows } from './row.ts'
import type { Things } from './things.ts'

/** Calls of customers, but for those of the login itself. */
export function customerRows(things: Things) {
  const { owner, noor, lineId, deliveredNumber, addressId, profileId, notificationId } = things
  const address = { ...villa, phone: '+971501234567' }
  const device = browser('https://fcm.googleapis.com').body
  const measured = { unit: 'in', measurements: fullSize } as const
  return {
    'POST cart/add-to-cart': {
      reach: 'hers',
      input: { body: { ...pieceToAdd(noor), user_id: owner.customerId } },
    },
    'POST cart/guest-cart-replace': {
      reach: 'hers',
      input: { body: { user_id: owner.customerId } },
    },
    'GET cart/guest-cart-replace/{guestId}/{userId}': {
      reach: 'hers',
      input: { params: { guestId: '127.0.0.1', userId: owner.customerId } },
    },
    'GET measurement-profile/list-profiles': {},
    'GET measurement-profile/list-figures/{profileId}': {
      reach: 'hers',
      input: { params: { profileId } },
    },
    'POST measurement-profile/save-profile': {
      reach: 'hers',
      input: { body: { ...measured, name: 'Aunt', profile_id: profileId } },
    },
    'POST measurement-profile/rename-profile': {
      reach: 'hers',
      input: { body: { profile_id: profileId, name: 'Sister' } },
    },
    'POST measurement-profile/remove-profile': {
      reach: 'hers',
      input: { body: { profile_id: profileId } },
    },
    'GET credit/my-credit': {},
    'GET wishlist/list-item-ids': {},
    'GET wishlist/list-pieces': {},
    'POST wishlist/add-piece': { input: { body: { product_item_id: noor.itemId } } },
    'POST wishlist/remove-piece': { input: { body: { product_item_id: noor.itemId } } },
    'POST wishlist/merge-guest-list': { input: { body: { itemIds: [noor.itemId] } } },
    'POST wishlist/tell-news': { input: { body: { tellsNews: true } } },
    'POST wishlist/make-share-link': { input: { body: {} } },
    'POST wishlist/stop-sharing': { input: { body: {} } },
    'GET notifications/list-notifications': {
      reach: 'nothing',
      input: { query: { before: notificationId } },
    },
    'GET notifications/live': { reach: 'nothing', input: { query: { after: notificationId } } },
    'POST notifications/mark-read': { reach: 'hers', input: { body: { notificationId } } },
    'POST notifications/mark-all-read': { input: { body: {} } },
    'GET notifications/get-preferences': {},
    'POST notifications/save-preference': {
      input: { body: { topic: 'wishes', channel: 'push', wanted: false } },
    },
    'POST notifications/allow-device': { input: { body: device } },
    'POST notifications/forget-device': { input: { body: { endpoint: device.endpoint } } },
    'GET account/get-profile': {},
    'POST account/update-profile': { input: { body: { name: 'Mariam Said' } } },
    'GET account/export-data': {},
    'GET address/list-addresses': {},
    'GET address/get-address/{addressId}': { reach: 'hers', input: { params: { addressId } } },
    'POST address/save-address': { reach: 'hers', input: { body: { addressId, address } } },
    'POST address/set-default-address': { reach: 'hers', input: { body: { addressId } } },
    'POST address/remove-address': { reach: 'hers', input: { body: { addressId } } },
    'GET order/my-orders': { reach: 'nothing', input: { query: { after: deliveredNumber } } },
    'GET order/my-order/{orderNumber}': {
      reach: 'hers',
      input: { params: { orderNumber: deliveredNumber } },
    },
    'GET visit/list-visits': {},
    'GET review/list-of-order/{orderNumber}': {
      reach: 'hers',
      input: { params: { orderNumber: deliveredNumber } },
    },
    'GET review/get-line/{lineId}': { reach: 'hers', input: { params: { lineId } } },
    // The runner sends JSON, which is no picture; a stranger is not even told that.
    'POST review/upload-picture/{lineId}': {
      reach: 'hers',
      input: { params: { lineId } },
      refusedWith: 806,
    },
    'POST review/save-review': {
      reach: 'hers',
      input: { body: reviewBody(lineId, { pictures: [things.pictureId] }) },
    },
    'POST review/remove-picture': {
      reach: 'nothing',
      input: { body: { pictureId: things.pictureId } },
    },
    'POST review/withdraw-review': { reach: 'hers', input: { body: { lineId } } },
  } satisfies Rows
}
