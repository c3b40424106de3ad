import { languageOfPath } from '@rimal/contract/language'
import { device } from '../device/device.ts'
import { ignoreFailure } from '../errors/ignore-failure.ts'
import { loginRecord } from '../session/login-hint.ts'
import { dayStores, storeName } from './store-names.ts'

/** The calls whose answers a customer can read without a connection: the wishlist, the measurements and the orders. */
const readable: ReadonlySet<string> = new Set([
  'GET wishlist/list-items',
  'GET wishlist/list-item-ids',
  'GET measurement-profile/list-profiles',
  'GET order/my-orders',
  'GET order/my-order/{orderNumber}',
])

/** Their addresses in the store; the shop has no such page. */
const folder = '/copies-of-customers/'
const maxCopies = 40
/** The time after which a copy is shown although the answer may still come. */
const patienceMs = 4000

/** When the shop made the copies that were shown before anybody listened, in milliseconds. */
const unheard: number[] = []
let hear = (since: number): void => void unheard.push(since)

/**
 * Calls `listener` with the age of each copy that is shown, also of those that were shown before; deletes the copies of
 * other customers from now on.
 */
export function followCustomerCopies(listener: (since: number) => void) {
  hear = listener
  for (const since of unheard.splice(0)) hear(since)
  const deleteOthers = () =>
    void ignoreFailure(deleteCopiesOfOthers(), 'A copy of others cannot be read.')
  deleteOthers()
  addEventListener('login', deleteOthers)
}

type Input = { params?: object; query?: object; signal?: AbortSignal | null | undefined }
type Answer = { errorCode: number; result?: unknown }

/**
 * Returns the answer of the shop and stores a copy of it; where none comes, returns the copy. A copy can be read while the
 * same customer is logged in, and is in the store of its day, which is deleted when the login ends.
 */
export async function orCopy<A extends Answer>(
  address: string,
  input: Input | undefined,
  asked: Promise<A>,
): Promise<A> {
  const customerId = loginRecord()?._id
  if (!customerId || !readable.has(address)) return asked
  const key = keyOf(customerId, address, input)
  asked.then((answer) => storeCopy(key, customerId, answer)).catch(() => {})
  const answered = await Promise.race([asked.catch(() => null), waited(patienceMs)])
  if (answered || input?.signal?.aborted) return answered ?? asked
  const copy = await findCopy(key).catch(() => null)
  if (!copy) return asked
  hear(copy.since)
  return copy.answer as A
}

/**
 * Whether copies are stored here. In a browser only the service worker opens the store of a day, so there is none without
 * it, nor where the merchant has switched copies off.
 */
export async function storesCopies(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  return device.app !== undefined || caches.has(storeName(new Date()))
}

/** Whether the customer who is logged in has a copy of this answer. */
export async function hasCopy(address: string): Promise<boolean> {
  const customerId = loginRecord()?._id
  return Boolean(customerId && (await findCopy(keyOf(customerId, address))))
}

/** Deletes the copies of everybody but the customer who is logged in now. */
async function deleteCopiesOfOthers(): Promise<void> {
  if (!('caches' in globalThis)) return
  const customerId = loginRecord()?._id
  for (const name of dayStores(await caches.keys())) {
    const store = await caches.open(name)
    for (const { url } of await store.keys()) {
      const { pathname } = new URL(url)
      const isOwn = customerId && pathname.startsWith(folder + customerId)
      if (pathname.startsWith(folder) && !isOwn) await store.delete(url)
    }
  }
}

async function storeCopy(key: string, customerId: string, answer: Answer) {
  if (answer.errorCode !== 0 || !answer.result || !(await storesCopies())) return
  const today = storeName(new Date())
  const earlier = dayStores(await caches.keys()).filter((name) => name !== today)
  await Promise.all(earlier.map((name) => caches.delete(name)))
  const store = await caches.open(today)
  const copy = Response.json(answer, { headers: { date: new Date().toUTCString() } })
  await store.put(key, copy)
  // The login may have ended while the copy was written.
  if (loginRecord()?._id !== customerId) await store.delete(key)
  const copies = (await store.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder))
  for (const { url } of copies.slice(0, Math.max(0, copies.length - maxCopies))) {
    await store.delete(url)
  }
}

async function findCopy(key: string): Promise<{ answer: unknown; since: number } | null> {
  if (!('caches' in globalThis)) return null
  for (const name of dayStores(await caches.keys())) {
    const found = await (await caches.open(name)).match(key)
    if (!found) continue
    return { answer: await found.json(), since: Date.parse(found.headers.get('date') ?? '') }
  }
  return null
}

function keyOf(customerId: string, address: string, input: Input = {}): string {
  const { language } = languageOfPath(location.pathname)
  const asked = new URLSearchParams({ language, ...input.params, ...input.query })
  return `${folder}${customerId}/${encodeURIComponent(address)}?${asked}`
}

function waited(ms: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), ms))
}
