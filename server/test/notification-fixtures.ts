import { once } from 'node:events'
import { createECDH, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NotificationsUpdate } from '@rimal/contract/notifications'
import { orderReceived } from '../features/messages/templates/order-emails.ts'
import { type Message, postMessage } from '../features/messages/post-message.ts'
import { bearer, type TestCustomer } from './identity-fixtures.ts'
import type { TestShop } from './test-shop.ts'

/** Returns an update of one of the customer's orders, with its email; it is sent when the job runs. */
export function orderUpdate(
  { customerId }: TestCustomer,
  number = 'RM-20401',
): Message<'order_received'> {
  return {
    dedupKey: `order_received:${number}`,
    kind: 'order_received',
    recipient: 'mariam@example.com',
    customerId,
    language: 'en',
    data: { ...orderReceived.sample, orderNumber: number },
  }
}

export function postNotification(shop: TestShop, customer: TestCustomer, number?: string) {
  return shop.deps.transact((tx) => postMessage(tx, orderUpdate(customer, number)))
}

/** Posts a notification and runs the job that sends it. */
export async function sendNotification(shop: TestShop, customer: TestCustomer, number?: string) {
  await postNotification(shop, customer, number)
  await shop.runJob('send-messages')
}

/**
 * Opens a page of the customer: `next` waits for the next event, and returns null once the shop has ended the
 * stream.
 */
export async function listen(shop: TestShop, token: string, query = '') {
  const address = `${shop.address}/api/notifications/live${query}`
  // Each page has a separate connection, which closes together with the page.
  const asking = request(address, { agent: false, headers: bearer(token) }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const products = answer.setEncoding('utf8')[Symbol.asyncIterator]()
  let unread = ''
  return {
    status: answer.statusCode,
    headers: answer.headers,
    async next(): Promise<NotificationsUpdate | null> {
      for (;;) {
        const [event, ...rest] = unread.split('\n\n')
        if (event !== undefined && rest.length > 0) {
          unread = rest.join('\n\n')
          if (event.startsWith('data: ')) return JSON.parse(event.slice(6)) as NotificationsUpdate
          continue
        }
        const { done, value } = await products.next()
        if (done) return null
        unread += value
      }
    },
    leave: () => void answer.destroy(),
  }
}

/** Plays the part of a push service: takes the messages that are sent, and answers with the given statuses. */
export async function pushService(statuses: number[] = []) {
  const received: { path: string; headers: Record<string, string | undefined>; body: Buffer }[] = []
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray())
    const headers = request.headers as Record<string, string | undefined>
    received.push({ path: request.url ?? '', headers, body })
    // Somebody is there who would take it: whoever follows is seen to have followed.
    reply.writeHead(statuses.shift() ?? 201, { location: '/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    received,
    settings: { pushServices: [origin] },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The part of a browser that was allowed to show notifications. */
export function browser(origin: string, name = 'one') {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    body: {
      endpoint: `${origin}/push/${name}`,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    /** Reads a message that a push service passed on, as RFC 8291 describes it for receivers. */
    read(sent: Buffer): unknown {
      const salt = sent.subarray(0, 16)
      const theirs = sent.subarray(21, 86)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
      const agreed = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
      const named = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', agreed, salt, `Content-Encoding: ${what}\0`, length))
      const open = createDecipheriv('aes-128-gcm', named('aes128gcm', 16), named('nonce', 12))
      open.setAuthTag(sent.subarray(-16))
      const text = Buffer.concat([open.update(sent.subarray(86, -16)), open.final()])
      return JSON.parse(text.subarray(0, -1).toString())
    },
  }
}
