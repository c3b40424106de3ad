import { storeName } from '@rimal/storefront/offline/store-names.ts'

/** An answer of the shop that anyone may see. */
export type Copy = {
  address: string
  text: string
  /** When the shop made it, in milliseconds. */
  madeAt: number
}

export type CopyStore = {
  find: (address: string) => Promise<Copy | undefined>
  store: (copy: Copy, now: Date) => Promise<void>
  deleteAll: () => Promise<void>
}

type Stored = Copy & { day: string; usedAt: number }

const database = 'copies'
const answers = 'answers'
/** How many answers there are at most; those that were not used the longest are removed first. */
const maxAnswers = 300

/**
 * Stores answers in the database of the page, each under the name of its day (`YYYY-MM-DD/store`). The first answer of a
 * new day deletes those of earlier days; a day that begins without a connection keeps them.
 */
export function openCopyStore(factory: IDBFactory): CopyStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => (opened ??= openDatabase(factory))

  async function within<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const transaction = (await open()).transaction(answers, mode)
    const result = await act(transaction.objectStore(answers))
    await done(transaction)
    return result
  }

  return {
    find: (address) =>
      within('readwrite', async (store) => {
        const found = (await answerOf(store.get(address))) as Stored | undefined
        if (found) store.put({ ...found, usedAt: Date.now() })
        return found
      }),
    store: (copy, now) =>
      within('readwrite', async (store) => {
        const day = storeName(now)
        store.put({ ...copy, day, usedAt: now.getTime() } satisfies Stored)
        await deleteSuperfluous(store, day)
      }),
    deleteAll: () => within('readwrite', async (store) => void store.clear()),
  }
}

async function deleteSuperfluous(store: IDBObjectStore, today: string) {
  const addresses = (await answerOf(store.index('day').getAllKeys())) as string[]
  const [earliest] = (await answerOf(store.index('day').getAll(null, 1))) as Stored[]
  if (earliest && earliest.day !== today) {
    const all = (await answerOf(store.getAll())) as Stored[]
    for (const { day, address } of all) {
      if (day !== today) store.delete(address)
    }
  }
  if (addresses.length <= maxAnswers) return
  const oldest = (await answerOf(
    store.index('usedAt').getAllKeys(null, addresses.length - maxAnswers),
  )) as string[]
  for (const address of oldest) store.delete(address)
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(database, 1)
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(answers, { keyPath: 'address' })
    store.createIndex('day', 'day')
    store.createIndex('usedAt', 'usedAt')
  })
  return answerOf(request)
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    for (const name of ['abort', 'error']) {
      transaction.addEventListener(name, () => reject(transaction.error))
    }
  })
}
