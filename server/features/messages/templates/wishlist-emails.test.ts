import { expect, test } from 'vitest'
import { composeNotice } from '../compose-message.ts'
import { wishlistUpdate } from './wishlist-emails.ts'

function bodyOf(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    name: `Noor ${index + 1}`,
    color: 'Black',
    back: true,
    price: 'AED 590',
    before: null,
  }))
  return composeNotice('wishlist_update', { ...wishlistUpdate.sample, items }, [])?.body
}

test('a notification names as many products as a device can show', () => {
  expect(bodyOf(3)).toEqual({
    en: 'Noor 1, Black: AED 590\nNoor 2, Black: AED 590\nNoor 3, Black: AED 590',
    ar: 'Noor 1، Black: AED 590\nNoor 2، Black: AED 590\nNoor 3، Black: AED 590',
  })
})

test.each([
  [4, 'and one more piece', 'وقطعة أخرى'],
  [5, 'and 2 more pieces', 'وقطعتان أخريان'],
  [6, 'and 3 more pieces', 'و3 قطع أخرى'],
  [14, 'and 11 more pieces', 'و11 قطعة أخرى'],
  [103, 'and 100 more pieces', 'و100 قطعة أخرى'],
  [200, 'and 197 more pieces', 'و197 قطعة أخرى'],
])('a notification about %s products says how many more there are', (count, en, ar) => {
  const body = bodyOf(count)
  expect(body?.en.split('\n').slice(3)).toEqual([en])
  expect(body?.ar.split('\n').slice(3)).toEqual([ar])
})
