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

/** The areas of calls that change what is read in an area. */
const changes: Record<string, readonly string[]> = {
  wishlist: ['wishlist'],
  'measurement-profile': ['measurement-profile', 'custom-size'],
  order: ['order', 'payment', 'review', 'account'],
}

/** When the shop made the copies that were shown before the strip above the page was there, in milliseconds. */
const unreported: number[] = []
let report = (since: number): void => void unreported.push(since)

/**
 * Calls `listener` with the age of each copy that is shown, also of those that were shown before; deletes the copies of
 * other customers from now on.
 */
export function followCustomerCopies(listener: (since: number) => void) {
  report = listener
  for (const since of unreported.splice(0)) report(since)
  const deleteOthers = () =>
    void ignoreFailure(deleteCopiesOfOthers(), 'A copy of others cannot be read.')
  deleteOthers()
  addEventListener('login', deleteOthers)
}

/** How often a call of this page has changed something: an answer that was asked for before may be an older one. */
let changesSoFar = 0

type Input = { params?: object; query?: object; signal?: AbortSignal | null | undefined }
type Answer = { errorCode: number; result?: unknown }

/**
 * Returns the answer of the shop to a customer and stores a copy of it; where none comes, returns the copy. A copy can be
 * read while the same customer is logged in, and is in the store of its day, which is deleted when the login ends.
 */
export async function orCopy<A extends Answer>(
  customerId: string,
  { address, input }: { address: string; input: Input | undefined },
  asked: Promise<A>,
): Promise<A> {
  if (!readable.has(address)) return asked
  const key = keyOf(customerId, address, input)
  const changesBefore = changesSoFar
  asked
    .then(async (answer) => {
      if (changesBefore === changesSoFar) await storeCopy(key, customerId, answer)
    })
    .catch(() => {})
  try {
    return await asked
  } catch (error) {
    const isOver = input?.signal?.aborted || loginRecord()?._id !== customerId
    const copy = isOver ? null : await findCopy(key).catch(() => null)
    if (!copy) throw error
    report(copy.since)
    return copy.answer as A
  }
}

/** Deletes the copies that a call of the customer may have changed: they would show what was there before. */
export async function deleteChangedCopies(address: string): Promise<void> {
  const area = areaOf(address)
  const changed = [...readable].filter((read) => changes[areaOf(read)]?.includes(area))
  if (changed.length === 0) return
  changesSoFar++
  await deleteCopies((path) => changed.some((read) => path.includes(encodeURIComponent(read))))
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
  const customerId = loginRecord()?._id
  await deleteCopies((path) => !customerId || !path.startsWith(folder + customerId))
}

async function deleteCopies(isSuperfluous: (path: string) => boolean): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of dayStores(await caches.keys())) {
    const store = await caches.open(name)
    for (const { url } of await store.keys()) {
      const { pathname } = new URL(url)
      if (pathname.startsWith(folder) && isSuperfluous(pathname)) await store.delete(url)
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

/** The noun that a call is about: the first part of its path. */
function areaOf(address: string): string {
  return address.split(/[ /]/)[1] ?? ''
}
