import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Tiny files that a product page and a list or the cart need together. */
const product = [
  'device/vibrate',
  'contract/limits',
  'features/catalog/breadcrumb-list',
  'features/catalog/swatch',
  'features/wishlist/heart',
  'features/delivery/price-there',
  'ui/button',
  'ui/lazily',
  'ui/stars',
  'features/cart/item/add-item',
  'ui/crumbs',
  'ui/history-steps',
  'features/product/stored-choice',
  'features/product/product-choice',
  'features/size-guide/heights-of-size',
  'ui/ridge',
]
/** What the sections of a product's buy column share with other pages. */
const facts = [
  'contract/dates',
  'contract/ordinary-method',
  'features/delivery/use-delivery',
  'features/delivery/country-button',
  'features/payments/payment-marks',
  'features/queue/admission',
]
const resources = ['ui/resource/resource', 'ui/resource/use-resource']
const measure = ['contract/measure/measurements']
/** The first dialog is fetched when the page works. */
const dialogs = ['ui/alert/alert-dialog', 'ui/dialog', 'ui/use-back-to-close']
const fields = ['ui/disclosure', 'ui/field', 'ui/text-field']
/** What a page with a form needs; on its way to the cart a shopper meets none. */
const forms = [
  'ui/skeleton',
  'ui/empty',
  'ui/select-field',
  'ui/segmented',
  'ui/form/submission',
  'ui/form/use-submit',
  'ui/form/use-form',
]
/** The sections of a product's buy column that work a moment after the page. */
const column = [
  'features/product/instalments/instalments',
  'features/product/size/custom-size-hint',
  'features/product/product-details',
  'features/product/product-facts',
  'features/product/before-buying',
  'features/product/remarks',
  'features/queue/product-queue-note',
]
/** What most pages need, but none for its first moment. A session is for who is logged in, or fills a cart. */
const late = [
  ...resources,
  ...facts,
  ...measure,
  ...dialogs,
  ...fields,
  ...forms,
  ...column,
  'session/session',
]
const isIn = (files: string[]) => (id: string) => files.some((file) => id.includes(`/${file}.ts`))

function isForEveryPage(id: string): boolean {
  return id.startsWith(import.meta.dirname) && !isIn(late)(id)
}

/** Many small files compress worse than a few, and what React changes is not what we change. */
const groups = [
  { name: 'react', test: /node_modules\/(?!libphonenumber)/ },
  { name: 'kit', test: isForEveryPage, minShareCount: 11 },
  { name: 'product', test: isIn(product) },
  { name: 'resources', test: isIn(resources) },
  { name: 'facts', test: isIn(facts) },
  { name: 'measure', test: isIn(measure) },
  { name: 'dialogs', test: isIn(dialogs) },
  { name: 'fields', test: isIn(fields) },
  { name: 'forms', test: isIn(forms) },
  { name: 'column', test: isIn(column) },
]

/** `vite build` makes what browsers load; `vite build --ssr entry-worker.ts` what the server renders with. */
export default defineConfig(({ command, isSsrBuild }) => {
  // The shoppers' code is always built for production, whatever the environment of the build says.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
    publicDir: isSsrBuild ? false : 'public',
    // The server bundle carries React along, so that Node runs it as one file, in production mode.
    ssr: command === 'build' ? { noExternal: true } : {},
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    // While developing, what the pages import is found before a browser asks for it.
    optimizeDeps: { entries: ['entry-client.tsx', '**/*-page.tsx'] },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      target: 'es2022',
      assetsInlineLimit: 0,
      // The lists of what each late file imports weigh more than they save: `preload.ts` is ahead of them.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        ...(isSsrBuild
          ? { output: { codeSplitting: false } }
          : {
              input: 'entry-client.tsx',
              // Seven letters are enough to distinguish builds; the entry names every file and cannot compress the
              // names.
              output: { codeSplitting: { groups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
            }),
      },
    },
  }
})
