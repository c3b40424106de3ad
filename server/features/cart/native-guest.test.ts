import { expect, test } from 'vitest'
import { addProduct, productToAdd } from '../../test/fixtures.ts'
import { requestCode, bearer, customerOf } from '../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const header = 'x-guest-token'

async function addFirstProduct(shop: TestShop) {
  const body = productToAdd(await addProduct(shop.deps.db, { id: 'test-noor' }), { size: 54 })
  const reply = await shop.call('POST guest-cart/add-to-cart', { body, headers: { [header]: '' } })
  expect(reply.errorCode).toBe(0)
  expect(reply.headers.getSetCookie()).toEqual([])
  return reply.headers.get(header) ?? ''
}

async function linesOf(shop: TestShop, headers: Record<string, string>) {
  return (await shop.call('GET guest-cart/get-cart', { headers })).result.lines.length
}

test('a native client stores its guest in a token that the shop signed', async () => {
  await using shop = await testShop()
  const token = await addFirstProduct(shop)
  expect(token).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{64}$/)
  expect(await linesOf(shop, { [header]: token })).toBe(1)
})

test('a number without our signature is nobody, and gets a number of its own', async () => {
  await using shop = await testShop()
  const token = await addFirstProduct(shop)
  const [id = '', signature = ''] = token.split('.')
  const forged = [id, `${id}.`, `${id}.${'0'.repeat(64)}`, `${'0'.repeat(32)}.${signature}`]
  for (const wrong of forged) {
    const reply = await shop.call('GET guest-cart/get-cart', { headers: { [header]: wrong } })
    expect(reply.result.lines).toEqual([])
    expect(reply.headers.get(header)).not.toContain(id)
  }
})

test('the cart of a native client is merged at login, and its guest token is cleared', async () => {
  await using shop = await testShop()
  await customerOf(shop, { email: 'mariam@example.com' })
  const token = await addFirstProduct(shop)
  const { challengeId, code } = await requestCode(shop, 'mariam@example.com')
  const reply = await shop.call('POST identity/check-code', {
    body: { challengeId, code, client: 'native' },
    headers: { [header]: token },
  })
  expect(reply.headers.get(header)).toBe('')
  const { accessToken = '', merged } = reply.result.login ?? {}
  expect(merged).toMatchObject({ units: 1 })
  expect(await linesOf(shop, bearer(accessToken))).toBe(1)
  expect(await linesOf(shop, { [header]: token })).toBe(0)
})
