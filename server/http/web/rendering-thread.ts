import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type {
  PageDefect,
  PageInput,
  PageRead,
  PageReadAnswer,
  RenderedPage,
} from '@rimal/contract/pages/page-rendering'
import { Piscina } from 'piscina'
import type { PageReads } from '../cache/public-reads.ts'

/** A page that never ends would otherwise block all others for good. Reads of a database that is silent fail before. */
const renderWithinMs = 27_000

type Options = {
  /** How many pages may be in the thread at once: while one waits for its reads, another one is rendered. */
  pages: number
  /** Shorter ones only in tests. */
  withinMs?: number
}

type Page = PageInput & { reads: PageReads }

/**
 * Opens a thread that renders pages, so that cached pages, orders and health checks never wait for a rendering. A
 * thread that ends by a defect, or that a page holds for too long, fails the pages that it was rendering and is
 * replaced. `file` is the storefront's build.
 */
export function openRenderingThread(file: string, { pages, withinMs = renderWithinMs }: Options) {
  const threads = new Piscina<PageInput & { port: MessagePort }, RenderedPage<PageDefect>>({
    filename: file,
    name: 'render',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: pages,
    // A thread that blocks while it waits for work could not receive the answers of a page's reads.
    atomics: 'disabled',
  })

  async function render({ reads, ...input }: Page): Promise<RenderedPage> {
    const { port1: own, port2: port } = new MessageChannel()
    const failures = answerReads(own, reads)
    try {
      const signal = AbortSignal.timeout(withinMs)
      const page = await threads.run({ ...input, port }, { transferList: [port], signal })
      const defects = page.defects.map((defect) => errorOf(defect, failures))
      // A page that could not be rendered at all has its error and nothing else.
      if (page.html === '' && page.redirect === null) throw defects[0]
      return { ...page, defects }
    } finally {
      own.close()
    }
  }

  return { render, close: () => threads.destroy() }
}

/** Answers what a page reads; returns the errors of the reads that failed, by their numbers. */
function answerReads(port: MessagePort, reads: PageReads): Map<number, unknown> {
  const failures = new Map<number, unknown>()
  const answer = async ({ id, address, input, etag }: PageRead): Promise<PageReadAnswer> => {
    try {
      const { forms, status, tags, until } = await reads.answer(address, input)
      const body = forms.etag === etag ? null : (await forms.plain()).toString()
      return { id, etag: forms.etag, status, tags, until, body }
    } catch (error) {
      failures.set(id, error)
      return { id, failed: true }
    }
  }
  port.on('message', async (read: PageRead) => port.postMessage(await answer(read)))
  return failures
}

function errorOf(defect: PageDefect, failures: Map<number, unknown>): unknown {
  if ('failedRead' in defect) return failures.get(defect.failedRead)
  const error = new Error(defect.message)
  if (defect.stack !== undefined) error.stack = defect.stack
  return error
}
