import { allWords } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../../test/source-storefront.ts'
import { testShop } from '../../test/test-shop.ts'
import { pagesAtOnce } from '../web/storefront.ts'

test('at a peak new pages beyond the queue are refused, and cached pages are answered', async () => {
  const source = await sourceStorefront()
  const opening = Promise.withResolvers<void>()
  let isPeak = false
  const storefront = {
    ...source,
    render: async (input: Parameters<typeof source.render>[0]) => {
      if (isPeak) await opening.promise
      return source.render(input)
    },
  }
  await using shop = await testShop({}, { storefront })
  const ask = (path: string) => fetch(shop.address + path)
  expect((await ask('/ar/home')).status).toBe(200)

  isPeak = true
  const tooMany = 20
  const refused: Response[] = []
  const allRefused = Promise.withResolvers<void>()
  const asked = Array.from(
    { length: pagesAtOnce.running + pagesAtOnce.waiting + tooMany },
    async (_, turn) => {
      const response = await ask(`/ar/nowhere/${turn}`)
      if (response.status === 503 && refused.push(response) === tooMany) allRefused.resolve()
      return response.status
    },
  )
  await allRefused.promise
  expect((await ask('/ar/home')).status).toBe(200)
  for (const response of refused) {
    expect(response.headers.get('retry-after')).toBe('3')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain(allWords.page_back_soon.ar)
  }

  opening.resolve()
  const statuses = await Promise.all(asked)
  expect(statuses.filter((status) => status === 404)).toHaveLength(asked.length - tooMany)
  expect(statuses.filter((status) => status === 503)).toHaveLength(tooMany)
})
