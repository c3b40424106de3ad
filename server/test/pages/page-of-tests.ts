import { join } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import type { PageDefect, PageInput, RenderedPage } from '@rimal/contract/page-rendering'

const readsFile = join(import.meta.dirname, '../../../storefront/reads-through.ts')
const { describeDefect, readsThrough } = await import(/* @vite-ignore */ readsFile)

/** The path of a page that ends its thread. */
export const fatalPage = '/fatal'

/**
 * A page without React for tests of the rendering thread: it shows what it reads at the address that its path names,
 * and how often the server had to send the answer.
 */
export async function render({
  url,
  port,
}: PageInput & { port: MessagePort }): Promise<RenderedPage<PageDefect>> {
  const page = { status: 200, html: '', redirect: null, shared: true, tags: [], until: null }
  try {
    if (url === fatalPage) process.exit(1)
    let sent = 0
    port.on('message', ({ body }) => (sent += body === null ? 0 : 1))
    const reads = readsThrough(port)
    const input = { query: { language_code: 'en' } }
    const first = await reads.read(`GET ${url.slice(1)}`, input)
    const second = await reads.read(`GET ${url.slice(1)}`, input)
    const html = JSON.stringify({ first: first.result, second: second.result, sent })
    return { ...page, html, tags: first.tags, until: first.until, defects: [] }
  } catch (error) {
    return { ...page, status: 500, defects: [describeDefect(error)] }
  } finally {
    port.close()
  }
}
