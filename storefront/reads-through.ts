import type { MessagePort } from 'node:worker_threads'
import type {
  PageDefect,
  PageRead,
  PageReadAnswer,
  RenderedPage,
} from '@rimal/contract/pages/page-rendering'
import type { Answer, ReadAddress } from './read.ts'

/** The server could not answer a read; the server has the error under this number. */
class FailedRead extends Error {
  readonly id: number
  constructor(id: number) {
    super(`Read ${id} of the page failed.`)
    this.id = id
  }
}

type Received = Exclude<PageReadAnswer, { failed: true }>
type Envelope = Omit<Answer<ReadAddress>, 'status'>

/** The answers that this thread has parsed; the one that was used last is the last. */
const parsed = new Map<string, { etag: string; envelope: Envelope }>()
/** Most pages show the same few answers: the texts, the shop and the menus. */
const maxParsed = 200

/** Reads what a page shows from the server, which is in another thread. */
export function readsThrough(port: MessagePort) {
  const open = new Map<number, PromiseWithResolvers<Received>>()
  let reads = 0
  port.on('message', (answer: PageReadAnswer) => {
    const waiting = open.get(answer.id)
    open.delete(answer.id)
    if ('failed' in answer) waiting?.reject(new FailedRead(answer.id))
    else waiting?.resolve(answer)
  })

  return {
    async read<A extends ReadAddress>(address: A, input: object) {
      const key = JSON.stringify([address, input])
      const id = reads++
      const waiting = Promise.withResolvers<Received>()
      open.set(id, waiting)
      const known = parsed.get(key)
      port.postMessage({ id, address, input, etag: known?.etag } satisfies PageRead)
      const { etag, status, tags, until, body } = await waiting.promise
      const envelope =
        body === null && known ? known.envelope : (JSON.parse(body ?? 'null') as Envelope)
      remember(key, { etag, envelope })
      return { ...envelope, status, tags, until } as Answer<A> & {
        tags: string[]
        until: Date | null
      }
    },
  }
}

function remember(key: string, answer: { etag: string; envelope: Envelope }) {
  parsed.delete(key)
  parsed.set(key, answer)
  for (const [oldest] of parsed) {
    if (parsed.size <= maxParsed) break
    parsed.delete(oldest)
  }
}

/** Describes an error of a page in a form that can leave the thread. */
export function describeDefect(error: unknown): PageDefect {
  if (error instanceof FailedRead) return { failedRead: error.id }
  return error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error), stack: undefined }
}

/** What is left of a page that could not be rendered: its error. */
export function pageWithout(error: unknown): RenderedPage<PageDefect> {
  const empty = { html: '', redirect: null, shared: false, tags: [], until: null }
  return { ...empty, status: 500, defects: [describeDefect(error)] }
}
