import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type {
  PageDefect,
  PageInput,
  PageRead,
  PageReadAnswer,
  RenderedPage,
} from '@rimal/contract/page-rendering'
import { Piscina } from 'piscina'
import type { PageReads } from '../cache/public-reads.ts'

/** A page waits for its reads, and the thread renders another one meanwhile. */
const pagesInThread = 6

type Page = PageInput & { reads: PageReads }

/**
 * Opens a thread that renders pages, so that cached pages, orders and health checks never wait for a rendering. A
 * thread that ends by a defect fails the pages that it was rendering and is replaced. `file` is the storefront's build.
 */
export function openRenderingThread(file: string) {
  const threads = new Piscina<PageInput & { port: MessagePort }, RenderedPage<PageDefect>>({
    filename: file,
    name: 'render',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: pagesInThread,
    // A thread that blocks while it waits for work could not receive the answers of a page's reads.
    atomics: 'disabled',
  })

  async function render({ reads, ...input }: Page): Promise<RenderedPage> {
    const { port1: own, port2: port } = new MessageChannel()
    const failures = answerReads(own, reads)
    try {
      const page = await threads.run({ ...input, port }, { transferList: [port] })
      return { ...page, defects: page.defects.map((defect) => errorOf(defect, failures)) }
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
