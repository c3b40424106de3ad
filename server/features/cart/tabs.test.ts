import { expect, test } from 'vitest'
import { browserOf } from '../../test/browser.ts'
import { addProduct, productToAdd, putInCart } from '../../test/fixtures.ts'
import { requestCode, requestTicket, customerOf } from '../../test/identity-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

test('two tabs of a browser without a guest add their first products to one cart', async () => {
  await using shop = await testShop()
  using browser = browserOf(shop)
  const [noor, hind] = [
    await addProduct(shop.deps.db, { id: 'test-noor' }),
    await addProduct(shop.deps.db, { id: 'test-hind' }),
  ]
  const [one, other] = [await browser.openTab(), await browser.openTab()]
  const replies = await Promise.all([
    one.addItem(productToAdd(noor)),
    other.addItem(productToAdd(hind)),
  ])
  expect(replies.map(({ result }) => result.count)).toEqual([1, 2])
  expect((await one.call('GET guest-cart/get-cart')).result.count).toBe(2)
  expect(await count(shop, 'carts', 'guest_id is not null')).toBe(1)
})

test('a known guest adds two products to one cart at the same time', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  await putInCart(guest, product)
  await Promise.all([putInCart(guest, product), putInCart(guest, product, { size: 56 })])
  expect((await guest.call('GET guest-cart/get-cart')).result.count).toBe(3)
  expect(await count(shop, 'carts', 'guest_id is not null')).toBe(1)
})

test('a product added while another tab logs in belongs to the customer', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  await customerOf(shop, { email: 'mariam@example.com' })
  const { challengeId, code } = await requestCode(shop, 'mariam@example.com')
  using browser = browserOf(shop)
  const [one, other] = [await browser.openTab(), await browser.openTab()]

  const before = other.addItem(productToAdd(product))
  const login = one.call('POST identity/check-code', { body: { challengeId, code } })
  const after = other.addItem(productToAdd(product, { size: 56 }))
  const [, entered] = await Promise.all([before, login, after])

  expect(entered.result.next).toBe('logged-in')
  expect(JSON.parse(browser.stored.get('first_app') ?? '')).toEqual({
    _id: entered.result.login?.customer._id,
    name: 'Mariam Saeed',
    email: 'mariam@example.com',
  })
  expect(browser.cookies.has('gid')).toBe(false)
  expect((await one.call('GET guest-cart/get-cart')).result.count).toBe(2)
  const left = await count(
    shop,
    'cart_lines',
    'cart_id in (select id from carts where guest_id is not null)',
  )
  expect(left).toBe(0)
})

test('a product that waits for a registration belongs to the customer as well', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const ticket = await requestTicket(shop, 'mariam@example.com')
  using browser = browserOf(shop)
  const [one, other] = [await browser.openTab(), await browser.openTab()]
  const registered = one.call('POST identity/register', { body: { ticket, name: 'Mariam Saeed' } })
  await Promise.all([registered, other.addItem(productToAdd(product))])
  expect(browser.sent.at(-1)).toBe('/api/cart/add-to-cart')
  expect((await one.call('GET guest-cart/get-cart')).result.count).toBe(1)
})

test('a shopper who was logged out elsewhere continues as a guest', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  using browser = browserOf(shop)
  browser.stored.set('first_app', JSON.stringify({ _id: 'x', name: 'Mariam', email: null }))
  const tab = await browser.openTab()
  expect((await tab.addItem(productToAdd(product))).result.count).toBe(1)
  expect(browser.sent).toEqual(['/api/identity/refresh', '/api/guest-cart/add-to-cart'])
  expect(browser.stored.has('first_app')).toBe(false)
})
