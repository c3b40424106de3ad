import { expect, test } from 'vitest'
import { noticePath } from './notice-path.ts'

test.each([
  [{ page: 'new-delivery', orderId: 'RM-20400' }, '/new-delivery/RM-20400'],
  [{ page: 'order-details', orderId: '0a-1b' }, '/order-details/0a-1b'],
  [{ page: 'my-account' }, '/my-account'],
  [{ page: 'my-wishlist', orderId: 'x' }, '/my-wishlist'],
  [{ page: 'order-details' }, '/notifications'],
  [{ page: 'order-details', orderId: null }, '/notifications'],
  [{ page: 'order-details', orderId: '../../evil' }, '/notifications'],
  [{ page: 'order-details', orderId: '//evil.example' }, '/notifications'],
  [{ page: 'https://evil.example' }, '/notifications'],
  [{ page: 'toString' }, '/notifications'],
  [{ page: '' }, '/notifications'],
])('%o leads to %s', (notice, path) => {
  expect(noticePath(notice)).toBe(path)
})
