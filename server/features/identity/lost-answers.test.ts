import { expect, test } from 'vitest'
import { customers } from '../../db/tables/customers.ts'
import { addProduct, putInCart } from '../../test/fixtures.ts'
import { requestCode, requestTicket, bearer, customerOf } from '../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'
const password = 'three blue camels'
type Guest = ReturnType<TestShop['guest']>

/** Returns another client with the cookies of this one; this one never receives the answers to the other. */
function withLostAnswer(shop: TestShop, guest: Guest): Guest {
  const tab = shop.guest()
  for (const [name, value] of guest.cookies) tab.cookies.set(name, value)
  return tab
}

/** Creates a guest with three units in the cart. */
async function guestWithCart(shop: TestShop) {
  const guest = shop.guest()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  for (const size of [54, 54, 56]) await putInCart(guest, product, { size })
  return guest
}

/** Expects one account after the login, and the content of the cart once. */
async function expectAllOnce(shop: TestShop, accessToken: string) {
  const headers = bearer(accessToken)
  expect((await shop.call('GET guest-cart/get-cart', { headers })).result.count).toBe(3)
  expect(await shop.deps.db.$count(customers)).toBe(1)
}

test('whose login by code was done and not answered asks for another code, and is in', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  const guest = await guestWithCart(shop)
  const { challengeId, code } = await requestCode(shop, email, { guest })
  const body = { challengeId, code }
  expect(
    (await withLostAnswer(shop, guest).call('POST identity/check-code', { body })).errorCode,
  ).toBe(0)
  expect(await guest.call('POST identity/check-code', { body })).toMatchObject({ errorCode: 102 })

  const next = await requestCode(shop, email, { guest })
  const { result } = await guest.call('POST identity/check-code', {
    body: { challengeId: next.challengeId, code: next.code },
  })
  expect(result.next).toBe('logged-in')
  await expectAllOnce(shop, result.login?.accessToken ?? '')
})

test('whose registration was done and not answered logs in to the account it made', async () => {
  await using shop = await testShop()
  const guest = await guestWithCart(shop)
  const body = { ticket: await requestTicket(shop, email, { guest }), name: 'Mariam Saeed' }
  expect(
    (await withLostAnswer(shop, guest).call('POST identity/register', { body })).errorCode,
  ).toBe(0)
  expect(await guest.call('POST identity/register', { body })).toMatchObject({ errorCode: 110 })

  const next = await requestCode(shop, email, { guest })
  const { result } = await guest.call('POST identity/check-code', {
    body: { challengeId: next.challengeId, code: next.code },
  })
  expect(result.login?.customer.name).toBe('Mariam Saeed')
  await expectAllOnce(shop, result.login?.accessToken ?? '')
})

test('whose login by password was done and not answered sends it once more', async () => {
  await using shop = await testShop()
  await customerOf(shop, { password })
  const guest = await guestWithCart(shop)
  const body = { contact: email, password }
  expect((await withLostAnswer(shop, guest).call('POST identity/log-in', { body })).errorCode).toBe(
    0,
  )
  const again = await guest.call('POST identity/log-in', { body })
  expect(again.errorCode).toBe(0)
  await expectAllOnce(shop, again.result.accessToken)
})

test('the code of one challenge is wrong at another, of the same contact too', async () => {
  await using shop = await testShop()
  const first = await requestCode(shop, email)
  let second = await requestCode(shop, email)
  while (second.code === first.code) second = await requestCode(shop, email)
  let other = await requestCode(shop, 'other@example.com')
  while (other.code === first.code) other = await requestCode(shop, 'other@example.com')
  for (const { challengeId } of [second, other]) {
    const body = { challengeId, code: first.code }
    expect(await shop.guest().call('POST identity/check-code', { body })).toMatchObject({
      status: 200,
      errorCode: 102,
    })
  }
  const body = { challengeId: first.challengeId, code: first.code }
  expect((await shop.guest().call('POST identity/check-code', { body })).errorCode).toBe(0)
})
