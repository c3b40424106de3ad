import { type IncomingMessage, request } from 'node:http'
import { maxPictureBytes } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { customerOf } from '../test/identity-fixtures.ts'
import { deliveredOrder } from '../test/return-fixtures.ts'
import { jpeg, reviewer, upload } from '../test/review-fixtures.ts'
import { testShop, type TestShop } from '../test/test-shop.ts'

/** Announces a picture of nearly ten megabytes, and sends nothing of it. */
function announcePicture(shop: TestShop, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(shop.address)
  const sent = request({
    hostname,
    port,
    path: `/api/${path}`,
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(maxPictureBytes - 1000),
      ...headers,
    },
  })
  const answer = new Promise<number>((resolve, reject) => {
    sent.on('response', (response: IncomingMessage) => {
      resolve(response.statusCode ?? 0)
      sent.destroy()
    })
    sent.on('error', reject)
  })
  sent.flushHeaders()
  return { answer, sent }
}

const bearerOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

test('a picture for the order of somebody else is refused before any of it is read', async () => {
  await using shop = await testShop()
  const { orderNumber } = await deliveredOrder(shop)
  const stranger = await customerOf(shop, { email: 'other@example.com' })
  const path = `return/upload-picture/${orderNumber}`
  expect(await announcePicture(shop, path).answer).toBe(404)
  expect(await announcePicture(shop, path, bearerOf(stranger)).answer).toBe(404)
  const invented = `return/upload-picture/${'0'.repeat(32)}`
  expect(await announcePicture(shop, invented).answer).toBe(404)
  expect(await announcePicture(shop, `return/upload-picture/${'x'.repeat(40)}`).answer).toBe(400)
})

test('a picture for a review of somebody else is refused before any of it is read', async () => {
  await using shop = await testShop()
  const { lineId } = await reviewer(shop)
  const stranger = await customerOf(shop, { email: 'other@example.com' })
  const path = `review/upload-picture/${lineId}`
  expect(await announcePicture(shop, path).answer).toBe(401)
  expect(await announcePicture(shop, path, bearerOf(stranger)).answer).toBe(404)
  expect(await announcePicture(shop, 'review/upload-picture/x', bearerOf(stranger)).answer).toBe(
    400,
  )
})

test('a second picture of a customer is refused before any of it is read, until the first has ended', async () => {
  await using shop = await testShop()
  const { customer, lineId } = await reviewer(shop)
  const path = `review/upload-picture/${lineId}`
  const both = [1, 2].map(() => announcePicture(shop, path, bearerOf(customer)))
  const answers = both.map(({ answer }) => answer.catch(() => 'ended'))
  expect(await Promise.race(answers)).toBe(429)

  for (const { sent } of both) sent.destroy()
  const bytes = await jpeg()
  await expect.poll(async () => (await upload(shop, customer, lineId, bytes)).errorCode).toBe(0)
})
