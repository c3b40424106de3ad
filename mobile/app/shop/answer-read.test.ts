import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswerRead, patienceMs } from './answer-read.ts'
import type { Copy, CopyStore } from './copy-store.ts'

const address = 'https://shop.example/api/product/get-product?id=noor'
const texts = 'https://shop.example/api/language/get-dictionary/en'
const madeAt = Date.parse('2026-11-27T10:00:00Z')
const copy = { address, text: '{"result":1}', madeAt }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open(stored: Copy[] = []) {
  const copies = new Map(stored.map((one) => [one.address, one]))
  const seen: number[] = []
  const store: CopyStore = {
    find: async (wanted) => copies.get(wanted),
    store: async (one) => void copies.set(one.address, one),
    deleteAll: async () => copies.clear(),
  }
  const answerRead = createAnswerRead({
    copies: store,
    now: () => new Date('2026-11-27T12:00:00Z'),
    isDated: (it) => !it.includes('/language/'),
    onCopy: (since) => seen.push(since),
  })
  return { answerRead, copies, seen }
}

const fresh = (cache = 'public, max-age=0') =>
  new Response('{"result":2}', {
    headers: { 'cache-control': cache, date: 'Fri, 27 Nov 2026 11:59:00 GMT' },
  })
const away = () => Promise.reject(new TypeError('Failed to fetch'))

test('an answer of the shop is shown and stored with its time', async () => {
  const { answerRead, copies, seen } = open([copy])
  expect(await (await answerRead(address, async () => fresh())).json()).toEqual({ result: 2 })
  const stored = { address, text: '{"result":2}', madeAt: Date.parse('2026-11-27T11:59:00Z') }
  await vi.waitFor(() => expect(copies.get(address)).toEqual(stored))
  expect(seen).toEqual([])
})

test.each(['private', 'no-store', 'public-ish'])(
  'an answer that is %s is not stored',
  async (cache) => {
    const { answerRead, copies } = open()
    await answerRead(address, async () => fresh(cache))
    await Promise.resolve()
    expect(copies.size).toBe(0)
  },
)

test('without a connection a copy answers, with its age', async () => {
  const { answerRead, seen } = open([copy])
  expect(await (await answerRead(address, away)).json()).toEqual({ result: 1, copyOf: madeAt })
  expect(seen).toEqual([madeAt])
})

test('a copy of texts has no age', async () => {
  const { answerRead, seen } = open([{ ...copy, address: texts }])
  expect(await (await answerRead(texts, away)).json()).toEqual({ result: 1 })
  expect(seen).toEqual([])
})

test('without a connection and without a copy there is no answer', async () => {
  await expect(open().answerRead(address, away)).rejects.toThrow('Failed to fetch')
})

test('a shop that is late is answered for by a copy, and its answer is stored', async () => {
  const { answerRead, copies } = open([copy])
  const late = Promise.withResolvers<Response>()
  const asked = answerRead(address, () => late.promise)
  await vi.advanceTimersByTimeAsync(patienceMs)
  expect(await (await asked).json()).toEqual({ result: 1, copyOf: madeAt })
  late.resolve(fresh())
  await vi.waitFor(() => expect(copies.get(address)?.text).toBe('{"result":2}'))
})

test('a page that was left gets no copy', async () => {
  const { answerRead, seen } = open([copy])
  const left = () => Promise.reject(new DOMException('left', 'AbortError'))
  await expect(answerRead(address, left)).rejects.toThrow('left')
  expect(seen).toEqual([])
})
