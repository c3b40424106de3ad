import { tellNews } from '../news-fixtures.ts'
import { addProduct, fullSize, pieceToAdd, putInBag, type TestGuest } from '../fixtures.ts'
import { comeIn, customerOf } from '../identity-fixtures.ts'
import { orderBody } from '../order-fixtures.ts'
import { returnBody } from '../return-fixtures.ts'
import { jpeg, orderOf, reviewBody, upload } from '../review-fixtures.ts'
import type { TestShop } from '../test-shop.ts'
import { bookedAt, somebody, visitBody } from '../visit-fixtures.ts'
import { staffAtTheMachine } from '../../features/staff/at-the-machine.ts'

export const password = 'sand and the sea'

/** Who calls, with the cookies of the browser she calls from. */
export type Caller = Pick<TestGuest, 'call' | 'cookies'> & { headers: Record<string, string> }

/** Somebody without a cookie, and a guest with a bag of her own. */
export async function strangersOf(shop: TestShop) {
  const { id } = await addProduct(shop.deps.db, { id: 'test-of-guest' })
  const guest = shop.guest()
  await putInBag(guest, { id, itemId: `${id}-black`, colorCode: '#1A1A1A', skuOf: () => '' })
  return { nobody: { ...shop.guest(), headers: {} }, guest: { ...guest, headers: {} } }
}

/** A customer to whom something of everything belongs, and the house that serves her. */
export async function somebodysThings(shop: TestShop) {
  shop.setClock(bookedAt)
  const noor = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 50, 56: 50, 58: 0 } })
  const sewn = await addProduct(shop.deps.db, { id: 'test-sewn', customSize: true })
  const owner = await customerOf(shop, { password })
  const house = await customerOf(shop, { email: 'owner@example.com', name: 'Huda Owner' })
  await staffAtTheMachine(shop.deps).addMember('owner@example.com', 'owner')

  const delivered = await orderOf(shop, owner, [noor, sewn])
  const [lineId = '', reviewedLineId = ''] = delivered.lineIds
  const { result: picture } = await upload(shop, owner, lineId, await jpeg())
  await owner.call('POST review/save-review', { body: reviewBody(reviewedLineId) })
  const { result: toRead } = await house.call('GET staff/list-reviews')
  const [review = { reviewId: '', revision: 0 }] = toRead

  // One for her, one for the house.
  const returned = await orderOf(shop, owner, [noor])
  const toReturn = await orderOf(shop, owner, [noor])
  const { result: hersBack } = await owner.call('POST return/ask-for-return', {
    body: returnBody(returned, { note: 'For the mosque.' }),
  })
  const { result: houseBack } = await owner.call('POST return/ask-for-return', {
    body: returnBody(await orderOf(shop, owner, [noor])),
  })

  const atDesk = await orderOf(shop, owner, [noor], { delivered: false })
  const toCancel = await orderOf(shop, owner, [noor], { delivered: false })
  // Two pieces each, so that one is left.
  const herPieces = await orderOf(shop, owner, [noor, sewn], { delivered: false })
  const housePieces = await orderOf(shop, owner, [noor, sewn], { delivered: false })
  const placed = await orderOf(shop, owner, [noor], { delivered: false })
  const { result: read } = await owner.call('GET order/my-order/{orderNumber}', {
    params: { orderNumber: placed.orderNumber },
  })

  const add = (size: number) =>
    owner.call('POST cart/add-to-cart', {
      body: { ...pieceToAdd(noor, { size }), user_id: owner.customerId },
    })
  await add(54)
  await add(56)
  const { result: bag } = await owner.call('GET guest-cart/get-cart')
  const [cartLineId = '', removedLineId = ''] = bag.lines.map(({ id }) => id)
  await owner.call('POST guest-cart/remove-line', { body: { line_id: removedLineId } })
  const { total } = (await owner.call('GET guest-cart/get-cart')).result.totals
  const { result: paying } = await owner.call('POST order/place-order', { body: orderBody(total) })

  const { result: measured } = await owner.call('POST custom-size/save-custom-size', {
    body: { unit: 'in', measurements: fullSize },
  })
  // In the same browser, before she came in.
  const { result: asGuest } = await owner.guest.call('POST custom-size/save-custom-size', {
    body: { unit: 'in', measurements: fullSize },
  })
  const { result: profile } = await owner.call('POST measurement-profile/save-profile', {
    body: { unit: 'in', measurements: fullSize, name: 'Mother' },
  })
  const { result: book } = await owner.call('POST address/save-address', {
    body: { address: { ...visitBody().address, phone: '+971501234567' } },
  })
  const { result: visit } = await owner.call('POST visit/book-visit', { body: visitBody() })
  await house.call('POST visit/book-visit', {
    body: visitBody({ window: 'afternoon', contact: somebody(1) }),
  })
  const { result: visits } = await house.call('GET visit/list-visits')
  await owner.call('POST wishlist/add-piece', { body: { product_item_id: noor.itemId } })
  const { result: shared } = await owner.call('POST wishlist/make-share-link', { body: {} })
  await tellNews(shop, owner)
  const { result: told } = await owner.call('GET notifications/list-notifications')
  await comeIn(shop, 'mariam@example.com')
  const { result: sessions } = await owner.call('GET identity/list-sessions')

  return {
    owner,
    house,
    noor,
    sewn,
    lineId,
    pictureId: picture.id,
    review: { reviewId: review.reviewId, revision: review.revision },
    deliveredNumber: delivered.orderNumber,
    toReturn,
    hersBack: { returnToken: hersBack.token },
    houseBack: { returnNumber: houseBack.number, lineId: houseBack.lines[0]?.lineId ?? '' },
    atDesk: { orderNumber: atDesk.orderNumber, visitNumber: visits[0]?.number ?? '' },
    toCancel: toCancel.orderNumber,
    herPieces,
    housePieces,
    placed: { orderNumber: placed.orderNumber, orderToken: read.token },
    paying: { orderToken: paying.orderToken, paymentToken: paying.paymentToken ?? '' },
    cartLineId,
    removedLineId,
    customSizeId: measured.customSizeId,
    sizeOfGuest: asGuest.customSizeId,
    profileId: profile.profileId,
    addressId: book[0]?.addressId ?? '',
    visitToken: visit.visitToken,
    wishToken: shared.token,
    notificationId: told.notifications[0]?.notificationId ?? '',
    otherSessionId: sessions.find(({ isThis }) => !isThis)?.id ?? '',
  }
}

export type Things = Awaited<ReturnType<typeof somebodysThings>>
