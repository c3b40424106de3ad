import { join } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import type { PageDefect, PageInput, RenderedPage } from '@rimal/contract/pages/page-rendering'

const readsFile = join(import.meta.dirname, '../../../storefront/reads-through.ts')
const { describeDefect, pageWithout, readsThrough } = await import(/* @vite-ignore */ readsFile)

/** The path of a page that ends its thread. */
export const fatalPage = '/fatal'
/** The path of a page that never ends. */
export const endlessPage = '/endless'
/** The path of a page that reads outside of its loaders, where nothing shows an error of its own. */
export const barePage = '/bare'

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
    while (url === endlessPage) continue
    let sent = 0
    port.on('message', ({ body }) => (sent += body === null ? 0 : 1))
    const reads = readsThrough(port)
    const input = { query: { language_code: 'en' } }
    if (url === barePage) await reads.read('GET home/get-home', input)
    const first = await reads.read(`GET ${url.slice(1)}`, input)
    const second = await reads.read(`GET ${url.slice(1)}`, input)
    const html = JSON.stringify({ first: first.result, second: second.result, sent })
    return { ...page, html, tags: first.tags, until: first.until, defects: [] }
  } catch (error) {
    if (url === barePage) return pageWithout(error)
    return { ...page, html: 'It did not work.', status: 500, defects: [describeDefect(error)] }
  } finally {
    port.close()
  }
}
