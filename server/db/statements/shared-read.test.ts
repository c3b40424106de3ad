import { expect, onTestFinished, test, vi } from 'vitest'
import type { Queries } from '../connect.ts'
import { sharedRead } from './shared-read.ts'

const db = {} as Queries

/** A read whose statements end when the test says so. */
function heldRead() {
  const sent: PromiseWithResolvers<string>[] = []
  const read = sharedRead<string, string>(() => {
    const statement = Promise.withResolvers<string>()
    sent.push(statement)
    return statement.promise
  })
  return { sent, read }
}

const turn = () => new Promise((done) => setImmediate(done))

test('all who ask at once share one statement', async () => {
  const { sent, read } = heldRead()
  const answers = Promise.all([read(db, 'a'), read(db, 'a'), read(db, 'a')])
  await turn()
  expect(sent).toHaveLength(1)
  sent[0]?.resolve('first')
  expect(await answers).toEqual(['first', 'first', 'first'])
})

test('whoever asks while a statement is under way gets the answer of the next one', async () => {
  const { sent, read } = heldRead()
  const first = read(db, 'a')
  await turn()
  const later = Promise.all([read(db, 'a'), read(db, 'a')])
  await turn()
  expect(sent).toHaveLength(1)
  sent[0]?.resolve('first')
  expect(await first).toBe('first')
  await turn()
  expect(sent).toHaveLength(2)
  sent[1]?.resolve('second')
  expect(await later).toEqual(['second', 'second'])
})

test('a statement that fails fails for those who share it, and for nobody after them', async () => {
  const { sent, read } = heldRead()
  const first = Promise.allSettled([read(db, 'a'), read(db, 'a')])
  await turn()
  const later = read(db, 'a')
  sent[0]?.reject(new Error('away'))
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await turn()
  sent[1]?.resolve('second')
  expect(await later).toBe('second')
})

test('a statement that hangs for a second keeps nobody from asking with another one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { sent, read } = heldRead()
  void read(db, 'a')
  await turn()
  const later = read(db, 'a')
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
  sent[1]?.resolve('second')
  expect(await later).toBe('second')
})

test('other keys and other connections have statements of their own', async () => {
  const { sent, read } = heldRead()
  void read(db, 'a')
  void read(db, 'b')
  void read({} as Queries, 'a')
  await turn()
  expect(sent).toHaveLength(3)
})
