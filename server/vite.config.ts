import { dirname, join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Where the file lies when it runs; it is built elsewhere and then moved. */
const bundle = join(import.meta.dirname, 'dist/bundle')

/**
 * Packages that are JavaScript alone and have many files, which Node would find and read one by one at each start. All
 * others stay outside, with the programs and files that they bring.
 */
const packagesInside = [
  /^@rimal\//,
  /^drizzle-orm($|\/)/,
  /^typebox($|\/)/,
  /^libphonenumber-js($|\/)/,
  /^minisearch($|\/)/,
  /^csv-(parse|stringify)($|\/)/,
  /^@simplewebauthn\//,
  /^(jose|stripe|otpauth|ical-generator|ipaddr\.js|uqr|fresh)$/,
]

/** The server as one file, with what only some processes need in files beside it. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [foldersOfSources()],
  ssr: { noExternal: packagesInside },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: 'main.ts',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The sources lie beside the file, and Node reads the whole map at each start.
        sourcemapExcludeSources: true,
      },
    },
  },
})

/** Keeps the meaning of `import.meta.dirname`: the folder of the source, where migrations, styles and samples lie. */
function foldersOfSources(): Plugin {
  return {
    name: 'folders-of-sources',
    transform(code, id) {
      if (!code.includes('import.meta.dirname')) return undefined
      const folder = JSON.stringify(`/${relative(bundle, dirname(id))}`)
      // Each line stays where it is, so the source map still names it.
      const moved = code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
      return { code: moved, map: null }
    },
  }
}
