import { expect, test } from 'vitest'
import { addDiscount, addProduct, putInCart } from '../../test/fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

async function guestWithProduct(shop: TestShop) {
  const guest = shop.guest()
  await putInCart(guest, await addProduct(shop.deps.db, { id: 'test-noor', price: 600_00 }))
  return {
    guest,
    apply: (code: string) => guest.call('POST guest-cart/apply-discount', { body: { code } }),
    remove: () => guest.call('POST guest-cart/remove-discount', { body: {} }),
  }
}

test('a code is understood however it is typed', async () => {
  await using shop = await testShop()
  await addDiscount(shop.deps.db, { code: 'TEST10', percent: 10 })
  const { apply, remove } = await guestWithProduct(shop)
  const options = ['TEST10', 'test10', ' Test10 ', 'test١٠', 'TEST۱۰', 'ＴＥＳＴ10', '\u200fTEST10']
  for (const typed of options) {
    expect(await apply(typed)).toMatchObject({
      errorCode: 0,
      result: { totals: { discountCode: 'TEST10', discount: 60_00, total: 540_00 } },
    })
    await remove()
  }
})

test('a code that never was and one that is over are refused alike', async () => {
  await using shop = await testShop()
  await addDiscount(shop.deps.db, { code: 'OVER', percent: 10, active: false })
  const { guest, apply } = await guestWithProduct(shop)
  const { headers: _, ...unknown } = await apply('NEVER')
  const { headers: __, ...over } = await apply('OVER')
  expect(unknown).toMatchObject({ status: 200, errorCode: 211 })
  expect(over).toEqual(unknown)
  expect(unknown.message).toBe(
    'We do not know this code, or it has ended. Please check how it is written.',
  )
  const body = { code: 'NEVER', language_code: 'arb' } as const
  expect((await guest.call('POST guest-cart/apply-discount', { body })).message).toBe(
    'لا نعرف هذا الرمز، أو انتهت مدته. راجعي كتابته من فضلكِ.',
  )
  expect(await apply("' or 1=1 --")).toMatchObject({ status: 200, errorCode: 211 })
  expect(await apply('\u0000')).toMatchObject({ status: 200, errorCode: 211 })
  expect(await apply('')).toMatchObject({ status: 400 })
  expect(await apply('x'.repeat(41))).toMatchObject({ status: 400 })
})

test('a cart has one code, and the code can be removed', async () => {
  await using shop = await testShop()
  await addDiscount(shop.deps.db, { code: 'TEN', percent: 10 })
  await addDiscount(shop.deps.db, { code: 'ALL', percent: 100 })
  const { apply, remove } = await guestWithProduct(shop)
  await apply('TEN')
  expect((await apply('ALL')).result.totals).toMatchObject({
    discountCode: 'ALL',
    discount: 600_00,
    shipping: 25_00,
    total: 25_00,
  })
  expect((await apply('NEVER')).errorCode).toBe(211)
  expect((await remove()).result.totals).toMatchObject({
    discountCode: null,
    discount: 0,
    total: 600_00,
  })
  expect((await remove()).errorCode).toBe(0)
})

test('a code may be applied before the first product', async () => {
  await using shop = await testShop()
  await addDiscount(shop.deps.db, { code: 'TEN', percent: 10, firstOrderOnly: true })
  const guest = shop.guest()
  await guest.call('POST guest-cart/apply-discount', { body: { code: 'TEN' } })
  await putInCart(guest, await addProduct(shop.deps.db, { id: 'test-noor', price: 600_00 }))
  const { result } = await guest.call('GET guest-cart/get-cart')
  expect(result.totals).toMatchObject({ discountCode: 'TEN', discount: 60_00 })
})

test('a code that ends meanwhile takes nothing off any more', async () => {
  await using shop = await testShop()
  await addDiscount(shop.deps.db, { code: 'TEN', percent: 10 })
  const { apply, guest } = await guestWithProduct(shop)
  await apply('TEN')
  await addDiscount(shop.deps.db, { code: 'TEN', percent: 10, active: false })
  const { result } = await guest.call('GET guest-cart/get-cart')
  expect(result.totals).toMatchObject({ discountCode: null, discount: 0, total: 600_00 })
})

test('codes cannot be tried out: ten a minute', async () => {
  await using shop = await testShop({ rateLimits: true })
  const guest = shop.guest()
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    const body = { code: `GUESS${count}` }
    statuses.push((await guest.call('POST guest-cart/apply-discount', { body })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
