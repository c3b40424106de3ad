import { expect, test } from 'vitest'
import {
  addDiscount,
  addProduct,
  fullSize,
  pieceToAdd,
  putInBag,
  saveCustomSize,
  type TestPiece,
} from '../../test/fixtures.ts'
import { comeIn, customerOf, type TestCustomer } from '../../test/identity-fixtures.ts'
import { orderBody, press, seenTotal } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'

function add(she: TestCustomer, piece: TestPiece, choice?: Parameters<typeof pieceToAdd>[1]) {
  const body = { ...pieceToAdd(piece, choice), user_id: she.customerId }
  return she.call('POST cart/add-to-cart', { body })
}

async function bagOf(she: TestCustomer) {
  return (await she.call('GET guest-cart/get-cart')).result
}

async function orderOf(shop: TestShop, number: string) {
  const { rows } = await shop.deps.pool.query(
    'select customer_id, guest_id, cart_id from orders where number = $1',
    [number],
  )
  return rows[0]
}

test('what a guest chose survives her login, and the answer says what came along', async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'test-noor' })
  const she = await customerOf(shop)
  await add(she, piece, { size: 54 })
  const guest = shop.guest()
  const customSizeId = await saveCustomSize(guest)
  await putInBag(guest, piece, { size: 54 })
  await putInBag(guest, piece, { size: 56 })
  await putInBag(guest, piece, { size: 56 })
  await putInBag(guest, piece, { customSizeId })
  const gid = guest.cookies.get('gid') ?? ''
  const again = await comeIn(shop, email, guest)
  expect(again.login.merged).toEqual({ pieces: 4, count: 4, customSizes: 1 })
  expect(await bagOf(again)).toMatchObject({ count: 4 })
  expect(await bagOf(she)).toMatchObject({ count: 4 })

  const stranger = shop.guest()
  stranger.cookies.set('gid', gid)
  expect((await stranger.call('GET guest-cart/get-cart')).result.count).toBe(0)
})

test('registration brings the bag along as well', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  await putInBag(guest, await addProduct(shop.deps.db, { id: 'test-noor' }))
  const she = await customerOf(shop, { guest })
  expect(she.login.merged).toEqual({ pieces: 1, count: 1, customSizes: 0 })
  expect((await bagOf(she)).count).toBe(1)
  expect((await guest.call('GET guest-cart/get-cart')).result.count).toBe(0)
})

test('a customer does with her bag what a guest does with hers', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, { code: 'TEN', percent: 10 })
  const piece = await addProduct(db, { id: 'test-noor' })
  const she = await customerOf(shop)
  expect((await add(she, piece)).result).toEqual({ count: 1 })
  const line_id = (await bagOf(she)).lines[0]?.id ?? ''
  const changed = await she.call('POST guest-cart/change-quantity', {
    body: { line_id, quantity: 3 },
  })
  expect(changed.result.count).toBe(3)
  await she.call('POST guest-cart/apply-discount', { body: { code: 'ten' } })
  expect((await bagOf(she)).totals).toMatchObject({ discountCode: 'TEN' })
  await she.call('POST guest-cart/remove-discount', { body: {} })
  await she.call('POST guest-cart/remove-line', { body: { line_id } })
  expect((await bagOf(she)).count).toBe(0)
  await she.call('POST guest-cart/restore-line', { body: { line_id } })
  const saved = await she.call('POST checkout/save-draft', {
    body: { draft: { contact: { name: 'M', email: '', phone: '' } } },
  })
  expect(saved.result.draft.contact?.name).toBe('M')
  expect((await she.call('GET checkout/get-checkout')).result.cart.count).toBe(3)
  expect((await she.guest.call('GET guest-cart/get-cart')).result.count).toBe(0)
  expect(she.guest.cookies.get('gid')).toBe('')
})

test('a piece is put in no bag but her own', async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'test-noor' })
  const [she, other] = [await customerOf(shop), await customerOf(shop, { email: 'o@example.com' })]
  const body = { ...pieceToAdd(piece), user_id: other.customerId }
  expect((await she.call('POST cart/add-to-cart', { body })).status).toBe(404)
  expect((await bagOf(other)).count).toBe(0)
})

test('the measurements and the lines of another customer are not there for her bag', async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'test-sewn', customSize: true })
  const [she, other] = [await customerOf(shop), await customerOf(shop, { email: 'o@example.com' })]
  const { result } = await other.call('POST custom-size/save-custom-size', {
    body: { unit: 'in', measurements: fullSize },
  })
  const sewn = { customSizeId: result.customSizeId }
  expect(await add(she, piece, sewn)).toMatchObject({ status: 404, errorCode: 206 })
  expect((await add(other, piece, sewn)).errorCode).toBe(0)
  expect((await bagOf(she)).count).toBe(0)

  const line_id = (await bagOf(other)).lines[0]?.id ?? ''
  const notThere = { status: 404, errorCode: 210 }
  const change = { line_id, quantity: 2 }
  expect(await she.call('POST guest-cart/change-quantity', { body: change })).toMatchObject(
    notThere,
  )
  for (const call of ['POST guest-cart/remove-line', 'POST guest-cart/restore-line'] as const) {
    expect(await she.call(call, { body: { line_id } })).toMatchObject(notThere)
  }
  expect(await bagOf(other)).toMatchObject({ count: 1, lines: [{ id: line_id, quantity: 1 }] })
})

test('her order carries her number, and the same key is the same order', async () => {
  await using shop = await testShop()
  const she = await customerOf(shop)
  await add(she, await addProduct(shop.deps.db, { id: 'test-noor' }))
  const body = orderBody((await bagOf(she)).totals.total)
  const place = () => she.call('POST order/place-order', { body })
  const replies = await Promise.all([place(), place()])
  const [first, second] = replies.map(({ result }) => result.orderNumber)
  expect(first).toMatch(/^RM-/)
  expect(second).toBe(first)
  expect(await orderOf(shop, first ?? '')).toMatchObject({
    customer_id: she.customerId,
    guest_id: null,
  })
  await press(shop, replies[0]?.result.paymentToken ?? '', 'approve')
  expect((await bagOf(she)).count).toBe(0)
  expect((await place()).result.orderNumber).toBe(first)
})

test('a key of one customer is nobody else’s', async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'test-noor' })
  const [she, other] = [await customerOf(shop), await customerOf(shop, { email: 'o@example.com' })]
  await add(she, piece)
  await add(other, piece)
  const body = orderBody((await bagOf(she)).totals.total, { paymentMethod: 'cash_on_delivery' })
  const one = await she.call('POST order/place-order', { body })
  const two = await other.call('POST order/place-order', { body })
  expect(two.result.orderNumber).not.toBe(one.result.orderNumber)
})

test('a guest who logs in while her order awaits payment pays it, and her bag is empty after it', async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 1, 56: 3 } })
  const she = await customerOf(shop)
  await add(she, piece, { size: 56 })
  const guest = shop.guest()
  await putInBag(guest, piece, { size: 54 })
  await putInBag(guest, piece, { size: 56 })
  const { result } = await guest.call('POST order/place-order', {
    body: orderBody(await seenTotal(guest)),
  })
  const again = await comeIn(shop, email, guest)
  expect((await bagOf(again)).lines.map(({ notes }) => notes)).not.toContainEqual(['sold_out'])
  await press(shop, result.paymentToken, 'approve')
  expect((await bagOf(again)).count).toBe(0)
})

test('the specified merge takes the guest of the cookie, whatever it is told', async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'test-noor' })
  const [she, victim] = [await customerOf(shop), shop.guest()]
  await putInBag(victim, piece)
  const merge = (guestId: string) =>
    she.call('GET cart/guest-cart-replace/{guestId}/{userId}', {
      params: { guestId, userId: she.customerId },
    })
  expect((await merge(victim.cookies.get('gid') ?? '')).result).toEqual({ count: 0 })
  expect((await victim.call('GET guest-cart/get-cart')).result.count).toBe(1)

  await putInBag(she.guest, piece)
  expect((await merge('198.51.100.7')).result).toEqual({ count: 1 })
  expect((await merge('198.51.100.7')).result).toEqual({ count: 1 })
  await putInBag(she.guest, piece, { size: 56 })
  const posted = await she.call('POST cart/guest-cart-replace', {
    body: { user_id: she.customerId },
  })
  expect(posted.result).toEqual({ count: 2 })
})
