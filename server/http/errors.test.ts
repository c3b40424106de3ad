import { expect, test } from 'vitest'
import { testShop } from '../test/test-shop.ts'

test('a database that fails is answered blandly: a sentence, and the number of the request', async () => {
  await using shop = await testShop()
  await shop.deps.pool.query('alter table customers rename to customers_gone')
  const body = {
    contact: 'mariam@example.com',
    password: 'three blue camels',
    language_code: 'arb' as const,
  }
  const { headers, ...said } = await shop.guest().call('POST identity/log-in', { body })
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  // The answer has nothing else: no table, no query, no place in the code.
  expect(said).toEqual({
    status: 500,
    errorCode: 99,
    message: 'حدث خطأ من جهتنا. حاولي مرة أخرى.',
  })
})
