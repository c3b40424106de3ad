import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../db/tables/catalog.ts'
import {
  addDiscount,
  addProduct,
  fullSize,
  putInCart,
  saveCustomSize,
} from '../../test/fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { loadCheckout } from './load-checkout.ts'

test('a checkout holds what an order is made of, and only what can be bought', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-23T06:00:00Z')
  const { deps } = shop
  const asked = await filledCart(shop)
  const loaded = await loadCheckout(deps, asked)
  expect(loaded?.lines).toMatchObject([
    {
      productId: 'test-ready',
      itemId: 'test-ready-black',
      sku: 'TEST-READY-BLACK-54',
      name: { en: 'test-ready' },
      colorName: { en: 'Black', ar: 'أسود' },
      pictureId: 'test-ready-black-front',
      size: 54,
      measurements: null,
      remarks: 'Longer',
      quantity: 1,
      unitPrice: 200_00,
      takesStock: true,
      leadDays: 0,
      // The arrival includes the made-to-measure unit, which takes twelve working days longer.
      arrival: { earliest: '2026-12-14', latest: '2026-12-16' },
    },
    { sku: 'TEST-ORDER-BLACK-54', madeToOrder: true, takesStock: false, leadDays: 5 },
    { sku: null, size: null, measurements: fullSize, takesStock: false, leadDays: 12 },
  ])
  expect(loaded?.priced.lines.map(({ id }) => id)).toEqual(
    loaded?.lines.map(({ cartLineId }) => cartLineId),
  )
  expect(loaded).toMatchObject({
    cart: { count: 4, country: 'KW', totals: { total: 870_00 } },
    priced: { subtotal: 900_00, discount: 90_00, shipping: 60_00, total: 870_00 },
    shipping: { id: 'gulf', title: { en: 'Gulf courier' }, price: 60_00 },
    given: [{ promotion: { code: 'TEN', percent: 10, firstOrderOnly: true }, amount: 90_00 }],
    settings: { currency: 'AED' },
  })
  expect(loaded?.shippingOptions).toMatchObject([{ id: 'gulf', title: 'شحن إلى دول الخليج' }])

  const wrong = await loadCheckout(deps, { ...asked, shippingMethod: 'uae-express' })
  expect(wrong).toMatchObject({ shipping: null, priced: { shipping: 60_00 } })
  const stranger = { ...asked, shopper: { guestId: 'nobody' } }
  expect(await loadCheckout(deps, stranger)).toBeUndefined()
})

/** Fills a cart with every kind of line and with a product that is no longer sold; returns how its checkout is loaded. */
async function filledCart(shop: TestShop) {
  const { deps } = shop
  await addDiscount(deps.db, { code: 'TEN', percent: 10, firstOrderOnly: true })
  const ready = await addProduct(deps.db, { id: 'test-ready', price: 200_00 })
  const toOrder = await addProduct(deps.db, {
    id: 'test-order',
    price: 500_00,
    madeToOrder: true,
    leadDays: 5,
  })
  const gone = await addProduct(deps.db, { id: 'test-gone' })
  const guest = shop.guest()
  await putInCart(guest, gone)
  await putInCart(guest, ready, { size: 54, remarks: 'Longer' })
  await putInCart(guest, toOrder)
  await putInCart(guest, ready, { customSizeId: await saveCustomSize(guest) })
  await guest.call('POST guest-cart/apply-discount', { body: { code: 'TEN' } })
  await deps.db.update(products).set({ published: false }).where(eq(products.id, 'test-gone'))
  return {
    shopper: { guestId: guest.cookies.get('gid') ?? '' },
    language: 'arb' as const,
    country: 'KW',
    shippingMethod: 'gulf',
  }
}
