import { join } from 'node:path'
import { scriptHashes, type Storefront } from '../http/web/storefront.ts'

const entryFile = join(import.meta.dirname, '../../storefront/entry-server.tsx')

/** The pages straight from their sources, for tests of how they are served; without scripts and styles. */
export async function sourceStorefront(): Promise<Storefront> {
  const { createRenderer } = await import(/* @vite-ignore */ entryFile)
  const { inlineScripts, ...pages } = createRenderer(null)
  return { ...pages, scriptHashes: scriptHashes(inlineScripts), register: async () => {} }
}
