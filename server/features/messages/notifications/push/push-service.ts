import type { LanguageCode } from '@rimal/contract/language'
import type { Device } from './devices.sql.ts'

/** What a device shows, and the page that opens when it is pressed. */
export type Pushed = {
  title: string
  body: string
  page: string
  orderId: string | null
  language_code: LanguageCode
}

/**
 * Sends to one device through the service of its maker. `gone`: the service does not know the device any more. Whatever
 * else was not delivered throws, and is tried again later.
 */
export type PushService = (device: Device, pushed: Pushed) => Promise<'sent' | 'gone'>

/** After this time a push message is of no use any more; the entry in the customer's notifications stays. */
export const pushLifeSeconds = 24 * 3600
/** A service that takes longer is tried again later. */
export const patienceMs = 10_000

/** The failure of a service that refused, with its status. */
export function refusedBy(service: string, status: number): Error {
  return Object.assign(new Error(`${service} refused a push message`), { responseCode: status })
}

/** Only a delivery may wake a phone that saves its battery. */
export function isUrgent({ page }: Pushed): boolean {
  return page === 'new-delivery'
}

/**
 * The name under which a newer message replaces an older one that was not shown yet: the order. Browsers take 32
 * characters of their alphabet.
 */
export function topicOf({ orderId }: Pushed): string | undefined {
  return orderId !== null && /^[\w-]{1,32}$/.test(orderId) ? orderId : undefined
}

type Limit = { maxBytes: number; sizeOf: (pushed: Pushed) => number }

/** Returns the message with as many characters of its body as a service takes. */
export function fitting(pushed: Pushed, { maxBytes, sizeOf }: Limit): Pushed {
  if (sizeOf(pushed) <= maxBytes) return pushed
  const characters = [...pushed.body]
  const cutAt = (count: number): Pushed => ({
    ...pushed,
    body: `${characters.slice(0, count).join('').trimEnd()}…`,
  })
  let fits = 0
  let tooMany = characters.length
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (sizeOf(cutAt(middle)) <= maxBytes) fits = middle
    else tooMany = middle
  }
  return cutAt(fits)
}

/** The bytes of a value as JSON. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}
