import { fullSize, productToAdd } from '../fixtures.ts'
import { browser } from '../notification-fixtures.ts'
import { reviewBody } from '../review-fixtures.ts'
import { villa } from '../visit-fixtures.ts'
import type { Rows } from './row.ts'
import type { Things } from './things.ts'

/** Calls of customers, but for those of the login itself. */
export function customerRows(things: Things) {
  return {
    ...cartRows(things),
    ...measurementRows(things),
    ...wishlistRows(things),
    ...notificationRows(things),
    ...accountRows(things),
    ...orderRows(things),
  } satisfies Rows
}

function cartRows({ owner, noor }: Things) {
  return {
    'POST cart/add-to-cart': {
      reach: 'own',
      input: { body: { ...productToAdd(noor), user_id: owner.customerId } },
    },
    'POST cart/guest-cart-replace': {
      reach: 'own',
      input: { body: { user_id: owner.customerId } },
    },
    'GET cart/guest-cart-replace/{guestId}/{userId}': {
      reach: 'own',
      input: { params: { guestId: '127.0.0.1', userId: owner.customerId } },
    },
  } satisfies Rows
}

function measurementRows({ profileId }: Things) {
  const measured = { unit: 'in', measurements: fullSize } as const
  return {
    'GET measurement-profile/list-profiles': {},
    'GET measurement-profile/list-measurements/{profileId}': {
      reach: 'own',
      input: { params: { profileId } },
    },
    'POST measurement-profile/save-profile': {
      reach: 'own',
      input: { body: { ...measured, name: 'Aunt', profile_id: profileId } },
    },
    'POST measurement-profile/rename-profile': {
      reach: 'own',
      input: { body: { profile_id: profileId, name: 'Sister' } },
    },
    'POST measurement-profile/remove-profile': {
      reach: 'own',
      input: { body: { profile_id: profileId } },
    },
  } satisfies Rows
}

function wishlistRows({ noor }: Things) {
  return {
    'GET wishlist/list-item-ids': {},
    'GET wishlist/list-items': {},
    'POST wishlist/add-item': { input: { body: { product_item_id: noor.itemId } } },
    'POST wishlist/remove-item': { input: { body: { product_item_id: noor.itemId } } },
    'POST wishlist/merge-guest-list': { input: { body: { itemIds: [noor.itemId] } } },
    'POST wishlist/notify': { input: { body: { notifies: true } } },
    'POST wishlist/make-share-link': { input: { body: {} } },
    'POST wishlist/stop-sharing': { input: { body: {} } },
  } satisfies Rows
}

function notificationRows({ notificationId }: Things) {
  const device = browser('https://fcm.googleapis.com').body
  const phone = { service: 'fcm', token: 'p'.repeat(140) } as const
  return {
    'GET notifications/list-notifications': {
      reach: 'nothing',
      input: { query: { before: notificationId } },
    },
    'GET notifications/live': { reach: 'nothing', input: { query: { after: notificationId } } },
    'POST notifications/mark-read': { reach: 'own', input: { body: { notificationId } } },
    'POST notifications/mark-all-read': { input: { body: {} } },
    'GET notifications/get-preferences': {},
    'POST notifications/save-preference': {
      input: { body: { topic: 'wishlist', channel: 'push', wanted: false } },
    },
    'POST notifications/allow-device': { input: { body: device } },
    'POST notifications/allow-app-device': {
      reach: 'nothing',
      input: { body: phone },
      refusedWith: 702,
    },
    'POST notifications/remove-app-device': { reach: 'nothing', input: { body: phone } },
    'POST notifications/remove-device': { input: { body: { endpoint: device.endpoint } } },
  } satisfies Rows
}

function accountRows({ addressId }: Things) {
  const address = { ...villa, phone: '+971501234567' }
  return {
    'GET credit/my-credit': {},
    'GET account/get-profile': {},
    'POST account/update-profile': { input: { body: { name: 'Mariam Said' } } },
    'GET account/export-data': {},
    'GET address/list-addresses': {},
    'GET address/get-address/{addressId}': { reach: 'own', input: { params: { addressId } } },
    'POST address/save-address': { reach: 'own', input: { body: { addressId, address } } },
    'POST address/set-default-address': { reach: 'own', input: { body: { addressId } } },
    'POST address/remove-address': { reach: 'own', input: { body: { addressId } } },
  } satisfies Rows
}

/** Calls about orders, and about the reviews and visits that follow them. */
function orderRows({ lineId, deliveredNumber, pictureId }: Things) {
  return {
    'GET order/my-orders': { reach: 'nothing', input: { query: { after: deliveredNumber } } },
    'GET order/my-order/{orderNumber}': {
      reach: 'own',
      input: { params: { orderNumber: deliveredNumber } },
    },
    'GET visit/list-visits': {},
    'GET review/list-of-order/{orderNumber}': {
      reach: 'own',
      input: { params: { orderNumber: deliveredNumber } },
    },
    'GET review/get-line/{lineId}': { reach: 'own', input: { params: { lineId } } },
    // The runner sends JSON, which is no picture; a stranger does not even learn that.
    'POST review/upload-picture/{lineId}': {
      reach: 'own',
      input: { params: { lineId } },
      refusedWith: 806,
    },
    'POST review/save-review': {
      reach: 'own',
      input: { body: reviewBody(lineId, { pictures: [pictureId] }) },
    },
    'POST review/remove-picture': {
      reach: 'nothing',
      input: { body: { pictureId } },
    },
    'POST review/withdraw-review': { reach: 'own', input: { body: { lineId } } },
  } satisfies Rows
}
