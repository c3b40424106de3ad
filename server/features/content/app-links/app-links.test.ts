import { appLinks } from '@rimal/contract/app/app-links'
import { expect, test } from 'vitest'
import { withPhoneApp } from '../../../test/push/phone-app.ts'
import { sourceStorefront } from '../../../test/source-storefront.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const apple = '/.well-known/apple-app-site-association'
const android = '/.well-known/assetlinks.json'
const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')

/** Phones take the file only where it is, from the address itself. */
function ask(shop: TestShop, path: string, method = 'GET') {
  return fetch(shop.address + path, { method, redirect: 'manual' })
}

test('an iPhone learns which addresses of the shop open in which app', async () => {
  await using shop = await testShop(withPhoneApp())
  const answer = await ask(shop, apple)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json(;|$)/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await answer.json()).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['TEAM123456.com.rimal.shop'],
          components: appLinks.map((path) => ({ '/': path })),
        },
      ],
    },
  })
  expect((await ask(shop, apple, 'HEAD')).status).toBe(200)
  expect((await ask(shop, android)).status).toBe(404)
})

test('an Android phone learns which app the addresses of the shop belong to', async () => {
  const settings = withPhoneApp({ appleTeam: null, androidFingerprints: [fingerprint] })
  await using shop = await testShop(settings)
  const answer = await ask(shop, android)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json(;|$)/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await answer.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.rimal.shop',
        sha256_cert_fingerprints: [fingerprint],
      },
    },
  ])
  expect((await ask(shop, apple)).status).toBe(404)
})

test('a shop without an app says nothing about one', async () => {
  await using shop = await testShop({}, { storefront: await sourceStorefront() })
  for (const path of [apple, android]) expect((await ask(shop, path)).status).toBe(404)
})
