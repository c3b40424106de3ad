import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import type { PageDefect, PageInput, RenderedPage } from '@rimal/contract/pages/page-rendering'
import { createRenderer } from './entry-server.tsx'
import { describeDefect, pageWithout, readsThrough } from './reads-through.ts'

const manifestFile = join(import.meta.dirname, '../client/.vite/manifest.json')
const renderer = createRenderer(JSON.parse(readFileSync(manifestFile, 'utf8')))

/** Renders one page in a thread of the server. The page reads through `port`, whose other end the server holds. */
export async function render({
  port,
  ...input
}: PageInput & { port: MessagePort }): Promise<RenderedPage<PageDefect>> {
  try {
    const page = await renderer.render({ ...input, reads: readsThrough(port) })
    return { ...page, defects: page.defects.map(describeDefect) }
  } catch (error) {
    return pageWithout(error)
  } finally {
    port.close()
  }
}
