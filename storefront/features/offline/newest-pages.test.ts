import { expect, test } from 'vitest'
import { newestPages } from './newest-pages.ts'

test.each<[string[], number, string[]]>([
  [['1 /home', '3 /about', '2 /faq'], 12, ['/about', '/faq', '/home']],
  [['1 /noor', '3 /noor?item=black', '2 /noor?item=navy'], 12, ['/noor?item=black']],
  [
    ['1 /product-list?page=2', '2 /product-list', '3 /ar/product-list'],
    12,
    ['/ar/product-list', '/product-list'],
  ],
  [['1 /a', '2 /b', '3 /c'], 2, ['/c', '/b']],
  [[], 12, []],
])('of %j, at most %i, %j are listed', (stored, max, listed) => {
  const pages = stored.map((it) => {
    const [madeAt, path = ''] = it.split(' ')
    return { path, madeAt: Number(madeAt) }
  })
  expect(newestPages(pages, max).map(({ path }) => path)).toEqual(listed)
})
