import { expect, test } from 'vitest'
import { createResource, gapOf, type Loaded } from './resource.ts'

/** Returns a question that is answered by hand. */
function question() {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded<string>>()
  let asked: AbortSignal | undefined
  return {
    ask: (signal: AbortSignal) => {
      asked = signal
      return promise
    },
    answer: (result: string) => resolve({ result, message: '' }),
    refuse: (status: number) => resolve({ message: 'No.', status }),
    lose: () => reject(new TypeError('Failed to fetch')),
    isAborted: () => asked?.aborted,
  }
}

test('an answer is shown, and stays while it is loaded again and when that fails', async () => {
  const resource = createResource<string>()
  expect(resource.get()).toEqual({ result: null, failure: null, loading: true })
  const first = question()
  const loading = resource.load(first.ask)
  first.answer('old')
  await loading
  expect(resource.get()).toEqual({ result: 'old', failure: null, loading: false })

  const second = question()
  const again = resource.load(second.ask)
  expect(resource.get()).toEqual({ result: 'old', failure: null, loading: true })
  second.lose()
  await again
  expect(resource.get()).toEqual({ result: 'old', failure: { message: '' }, loading: false })

  const third = question()
  const retried = resource.load(third.ask)
  third.answer('new')
  await retried
  expect(resource.get()).toEqual({ result: 'new', failure: null, loading: false })
})

test('a refusal has its message and status', async () => {
  const resource = createResource<string>()
  const asked = question()
  const loading = resource.load(asked.ask)
  asked.refuse(404)
  await loading
  expect(resource.get().failure).toEqual({ message: 'No.', status: 404 })
})

test.each([
  [null, 'loading'],
  [{ message: 'No.', status: 404 }, 'unknown'],
  [{ message: 'No.', status: 400 }, 'unknown'],
  [{ message: 'No.', status: 500 }, 'broken'],
  [{ message: '' }, 'broken'],
] as const)('where the last load ended with %j, the page is %s', (failure, gap) => {
  expect(gapOf(failure)).toBe(gap)
})

test('a change keeps what was not loaded', async () => {
  const resource = createResource<string>()
  resource.change((result) => `${result}!`)
  expect(resource.get().result).toBe(null)
  resource.show('here')
  resource.change((result) => `${result}!`)
  expect(resource.get().result).toBe('here!')
})

test('an answer that arrives after a newer one is dropped', async () => {
  const resource = createResource<string>()
  const [old, newer] = [question(), question()]
  const loads = [resource.load(old.ask), resource.load(newer.ask)]
  newer.answer('newer')
  await loads[1]
  old.answer('old')
  await loads[0]
  expect(resource.get()).toMatchObject({ result: 'newer', loading: false })
})

test('an answer that was asked for before a change is dropped', async () => {
  const resource = createResource<string>()
  const before = question()
  const loading = resource.load(before.ask)
  resource.show('changed')
  before.answer('before')
  await loading
  expect(resource.get()).toEqual({ result: 'changed', failure: null, loading: false })
})

test('a request that is stopped is aborted, and what it answers is dropped', async () => {
  const resource = createResource<string>()
  const left = question()
  const loading = resource.load(left.ask)
  resource.stop()
  expect(left.isAborted()).toBe(true)
  left.answer('late')
  await loading
  expect(resource.get().result).toBe(null)
  const next = question()
  const again = resource.load(next.ask)
  expect(next.isAborted()).toBe(false)
  next.answer('here')
  await again
  expect(resource.get().result).toBe('here')
})
