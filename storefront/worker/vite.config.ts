import { join } from 'node:path'
import { api } from '@rimal/contract/api'
import { defineConfig } from 'vite'

/** What is typed into the search and what was looked at last would be stored for one shopper alone. */
const ofOneShopper: readonly string[] = ['search/suggest', 'product/list-cards']

/**
 * A pattern for the paths of the reads that anyone may see, as the contract states them. All other calls never pass the
 * service worker, such as those of a cart, of staff, and those whose answer does not end.
 */
const publicReads = Object.values(api)
  .filter(({ method, cacheSeconds }) => method === 'GET' && cacheSeconds !== undefined)
  .filter(({ path }) => !ofOneShopper.includes(path))
  .map(({ path }) =>
    path
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join('[^/]+'),
  )

/**
 * Builds one service worker as one file that every browser runs as a classic script. The mode is the name of the entry:
 * `shop-worker`, or `push-worker`, which the shop serves while copies are switched off.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  publicDir: false,
  // Workbox leaves out what it says to developers.
  define: {
    'process.env.NODE_ENV': '"production"',
    publicReads: JSON.stringify(`^/api/(${publicReads.join('|')})$`),
  },
  build: {
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: join(import.meta.dirname, `${mode}.ts`),
      output: { format: 'iife', entryFileNames: `${mode}.js` },
    },
  },
}))
