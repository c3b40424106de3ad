import { join } from 'node:path'
import { publicReads } from '@rimal/contract/app/public-reads'
import { defineConfig } from 'vite'

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
    publicReads: JSON.stringify(publicReads),
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
