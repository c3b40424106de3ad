import { expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { testShop } from '../test/test-shop.ts'

const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('the id of a trusted proxy is in the answer and in the log', async () => {
  const lines: string[] = []
  const log = openLog({ logLevel: 'info', production: true }, { write: (line) => lines.push(line) })
  await using shop = await testShop({ trustProxy: ['127.0.0.0/8'] }, { log })
  const headers = { 'x-request-id': 'proxy_1-abcdef' }
  const reply = await shop.call('GET ip', { headers })
  expect(reply.headers.get('x-request-id')).toBe('proxy_1-abcdef')
  await expect.poll(() => lines.join('')).toContain('"reqId":"proxy_1-abcdef"')

  for (const id of ['short', 'with space in it', 'x'.repeat(65), 'line-break%0a']) {
    const answer = await shop.call('GET ip', { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id')).toMatch(own)
  }
})

test('the id of anybody else is not taken over', async () => {
  await using shop = await testShop({ trustProxy: ['10.0.0.1', '2001:db8::/32'] })
  const headers = { 'x-request-id': 'stranger-1-abcdef', 'x-forwarded-for': '10.0.0.1' }
  const reply = await shop.call('GET ip', { headers })
  expect(reply.headers.get('x-request-id')).toMatch(own)
})
