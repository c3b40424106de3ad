import { expect, test } from 'vitest'
import { pageOfLink } from './link-path.ts'

const app = { shopOrigin: 'https://shop.example', appId: 'com.rimal.shop' }

test.each([
  [
    'https://shop.example/product-details/noor?item=noor-black',
    '/product-details/noor?item=noor-black',
  ],
  ['https://shop.example/ar/order/0b9e', '/order/0b9e'],
  ['com.rimal.shop://payment/0b9e', '/payment/0b9e'],
  ['com.rimal.shop://ar/wishlist/0b9e', '/wishlist/0b9e'],
])('%s opens %s', (link, page) => {
  expect(pageOfLink(link, app)).toBe(page)
})

test.each([
  ['another host', 'https://evil.example/product-details/noor'],
  ['the shop without encryption', 'http://shop.example/product-details/noor'],
  ['another port', 'https://shop.example:8443/product-details/noor'],
  ['a host that begins like the shop', 'https://shop.example.evil.example/order/1'],
  ['a name before another host', 'https://shop.example@evil.example/order/1'],
  ['the scheme of another app', 'com.rimal.other://payment/1'],
  ['a script', 'javascript:alert(1)'],
  ['a file', 'file:///order/1'],
  ['a page that links do not open', 'https://shop.example/checkout'],
  ['the API', 'https://shop.example/api/docs'],
  ['a second host inside the path', 'https://shop.example/product-details//evil.example'],
  ['a path that climbs', 'https://shop.example/order/../admin'],
  ['a path that climbs in disguise', 'https://shop.example/order/%2e%2e/admin'],
  ['a file of the shop', 'https://shop.example/home-service/0b9e/visit.ics'],
  ['no address', 'product-details/noor'],
])('%s opens no page', (_, link) => {
  expect(pageOfLink(link, app)).toBeNull()
})
