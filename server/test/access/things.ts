import { catalogImports } from '../../db/tables/imports.ts'
import { sendNotification } from '../notification-fixtures.ts'
import {
  addProduct,
  fullSize,
  productToAdd,
  putInCart,
  type TestGuest,
  type TestProduct,
} from '../fixtures.ts'
import { loginOf, customerOf } from '../identity-fixtures.ts'
import { staffOf } from '../staff-fixtures.ts'
import { orderBody } from '../order-fixtures.ts'
import { returnBody } from '../return-fixtures.ts'
import { jpeg, orderOf, reviewBody, upload } from '../review-fixtures.ts'
import type { TestShop } from '../test-shop.ts'
import { bookedAt, somebody, visitBody } from '../visit-fixtures.ts'

export const password = 'sand and the sea'

/** The caller, with the cookies of the browser from which the calls come. */
export type Caller = Pick<TestGuest, 'call' | 'cookies'> & { headers: Record<string, string> }

/** Returns a visitor without a cookie, and a guest with a cart. */
export async function strangersOf(shop: TestShop) {
  const { id } = await addProduct(shop.deps.db, { id: 'test-of-guest' })
  const guest = shop.guest()
  await putInCart(guest, { id, itemId: `${id}-black`, colorCode: '#1A1A1A', skuOf: () => '' })
  return { nobody: { ...shop.guest(), headers: {} }, guest: { ...guest, headers: {} } }
}

/** Makes a customer who owns a thing of every kind, and a member of staff. */
export async function somebodysThings(shop: TestShop) {
  shop.setClock(bookedAt)
  const noor = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 50, 56: 50, 58: 0 } })
  const madeToOrder = await addProduct(shop.deps.db, { id: 'test-made-to-order', customSize: true })
  const owner = await customerOf(shop, { password })
  const staff = await staffOf(shop, { name: 'Huda Owner' })
  const given = { shop, owner, staff, noor, madeToOrder }
  return {
    owner,
    staff,
    noor,
    madeToOrder,
    ...(await reviewedOrder(given)),
    ...(await returnedOrders(given)),
    ...(await openOrders(given)),
    ...(await filledCart(given)),
    ...(await measurementsAndAddress(given)),
    ...(await bookedVisits(given)),
    ...(await listsAndSessions(given)),
    queueToken: await queueTokenOf(given),
    importId: await uploadedImport(given),
    waitingImportId: await uploadedImport(given),
  }
}

export type Things = Awaited<ReturnType<typeof somebodysThings>>

type Given = {
  shop: TestShop
  owner: Awaited<ReturnType<typeof customerOf>>
  staff: Awaited<ReturnType<typeof staffOf>>
  noor: TestProduct
  madeToOrder: TestProduct
}

async function queueTokenOf({ owner, noor }: Given) {
  const { result } = await owner.call('POST queue/join', { body: { product: noor.id } })
  return result.token
}

async function reviewedOrder({ shop, owner, staff, noor, madeToOrder }: Given) {
  const delivered = await orderOf(shop, owner, [noor, madeToOrder])
  const [lineId = '', reviewedLineId = ''] = delivered.lineIds
  const { result: picture } = await upload(shop, owner, lineId, await jpeg())
  await owner.call('POST review/save-review', { body: reviewBody(reviewedLineId) })
  const { result: toRead } = await staff.call('GET staff/list-reviews')
  const [review = { reviewId: '', revision: 0 }] = toRead.items
  return {
    lineId,
    pictureId: picture.id,
    review: { reviewId: review.reviewId, revision: review.revision },
    deliveredNumber: delivered.orderNumber,
  }
}

/** One order for the customer's return, and one for staff. */
async function returnedOrders({ shop, owner, noor }: Given) {
  const returned = await orderOf(shop, owner, [noor])
  const toReturn = await orderOf(shop, owner, [noor])
  const { result: customerReturn } = await owner.call('POST return/ask-for-return', {
    body: returnBody(returned, { note: 'For the mosque.' }),
  })
  const { result: staffReturn } = await owner.call('POST return/ask-for-return', {
    body: returnBody(await orderOf(shop, owner, [noor])),
  })
  return {
    toReturn,
    customerReturn: { returnToken: customerReturn.token },
    staffReturn: { returnNumber: staffReturn.number, lineId: staffReturn.lines[0]?.lineId ?? '' },
  }
}

async function openOrders({ shop, owner, noor, madeToOrder }: Given) {
  const byStaff = await orderOf(shop, owner, [noor], { delivered: false })
  const toCancel = await orderOf(shop, owner, [noor], { delivered: false })
  // Each order has two units, so that one is left.
  const customerLines = await orderOf(shop, owner, [noor, madeToOrder], { delivered: false })
  const staffLines = await orderOf(shop, owner, [noor, madeToOrder], { delivered: false })
  const placed = await orderOf(shop, owner, [noor], { delivered: false })
  const { result: read } = await owner.call('GET order/my-order/{orderNumber}', {
    params: { orderNumber: placed.orderNumber },
  })
  return {
    orderNumber: byStaff.orderNumber,
    toCancel: toCancel.orderNumber,
    customerLines,
    staffLines,
    placed: { orderNumber: placed.orderNumber, orderToken: read.token },
  }
}

/** A cart with a removed line, of which an order awaits its payment. */
async function filledCart({ owner, noor }: Given) {
  const add = (size: number) =>
    owner.call('POST cart/add-to-cart', {
      body: { ...productToAdd(noor, { size }), user_id: owner.customerId },
    })
  await add(54)
  await add(56)
  const { result: cart } = await owner.call('GET guest-cart/get-cart')
  const [cartLineId = '', removedLineId = ''] = cart.lines.map(({ id }) => id)
  await owner.call('POST guest-cart/remove-line', { body: { line_id: removedLineId } })
  const { total } = (await owner.call('GET guest-cart/get-cart')).result.totals
  const { result: paying } = await owner.call('POST order/place-order', { body: orderBody(total) })
  return {
    cartLineId,
    removedLineId,
    paying: { orderToken: paying.orderToken, paymentToken: paying.paymentToken ?? '' },
  }
}

async function measurementsAndAddress({ owner }: Given) {
  const { result: measured } = await owner.call('POST custom-size/save-custom-size', {
    body: { unit: 'in', measurements: fullSize },
  })
  // In the same browser, before the customer logged in.
  const { result: asGuest } = await owner.guest.call('POST custom-size/save-custom-size', {
    body: { unit: 'in', measurements: fullSize },
  })
  const { result: profile } = await owner.call('POST measurement-profile/save-profile', {
    body: { unit: 'in', measurements: fullSize, name: 'Mother' },
  })
  const { result: book } = await owner.call('POST address/save-address', {
    body: { address: { ...visitBody().address, phone: '+971501234567' } },
  })
  return {
    customSizeId: measured.customSizeId,
    sizeOfGuest: asGuest.customSizeId,
    profileId: profile.profileId,
    addressId: book[0]?.addressId ?? '',
  }
}

async function bookedVisits({ shop, owner, staff }: Given) {
  const { result: visit } = await owner.call('POST visit/book-visit', { body: visitBody() })
  const contact = somebody(1)
  await shop.guest().call('POST visit/book-visit', {
    body: visitBody({ timeSlot: 'afternoon', contact }),
  })
  const { result: visits } = await staff.call('GET staff/list-visits')
  const ofGuest = visits.items.find((one) => one.contact.email === contact.email)
  return { visitToken: visit.visitToken, visitNumber: ofGuest?.number ?? '' }
}

/** An import whose file has not been checked. */
async function uploadedImport({ shop, staff }: Given) {
  const [row] = await shop.deps.db
    .insert(catalogImports)
    .values({ fileName: 'products.csv', uploadedBy: staff.staffId, uploadedAt: new Date(bookedAt) })
    .returning({ id: catalogImports.id })
  return row?.id ?? ''
}

async function listsAndSessions({ shop, owner, noor }: Given) {
  await owner.call('POST wishlist/add-item', { body: { product_item_id: noor.itemId } })
  const { result: shared } = await owner.call('POST wishlist/make-share-link', { body: {} })
  await sendNotification(shop, owner)
  const { result: notified } = await owner.call('GET notifications/list-notifications')
  await loginOf(shop, 'mariam@example.com')
  const { result: sessions } = await owner.call('GET identity/list-sessions')
  return {
    wishlistToken: shared.token,
    notificationId: notified.notifications[0]?.notificationId ?? '',
    otherSessionId: sessions.find(({ isThis }) => !isThis)?.id ?? '',
  }
}
