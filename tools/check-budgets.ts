import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { report, root, type Finding } from './source.ts'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** The output of the build: its manifest, and its files with their compressed sizes. */
export type Build = { manifest: Manifest; files: { name: string; bytes: number; text: string }[] }

const client = 'storefront/dist/client'
const kilobyte = 1000

/** Kilobytes (1,000 bytes) after compression. */
const budgets = [
  {
    what: 'script of a product page',
    // The goal is 105 (decisions/0008-script-of-a-page.md); this limit preserves the size reached so far, with 0.1 for the
    // names of files, which change with each build.
    max: 111,
    measure: scriptsOf('/features/product/product-page.tsx'),
  },
  { what: 'all styles', max: 20, measure: styles },
  {
    what: 'fonts of English',
    max: 90,
    measure: fonts(/^(marcellus|instrument-sans)-latin-(?!ext)/),
  },
  { what: 'fonts of Arabic', max: 90, measure: fonts(/^(el-messiri|almarai)-arabic-/) },
]

/** The size of each budget in kilobytes; undefined if the build has no such file. */
export function measureBudgets(build: Build): { what: string; max: number; size?: number }[] {
  return budgets.map(({ what, max, measure }) => {
    const bytes = measure(build)
    return { what, max, size: bytes === 0 ? undefined : bytes / kilobyte }
  })
}

/** Returns the budgets that are exceeded, or that have missing files. */
export function checkBudgets(build: Build): Finding[] {
  return measureBudgets(build).flatMap(({ what, max, size }) => {
    if (size === undefined) return [finding(`${what}: found none, so nothing is measured`)]
    if (size <= max) return []
    return [finding(`${what}: ${size.toFixed(1)} KB, at most ${max}; load less, or load it later`)]
  })
}

/** The entry, a page's chunk and all their imports: what the browser loads for the first page. */
function scriptsOf(page: string) {
  return ({ manifest, files }: Build): number => {
    const found = Object.keys(manifest).filter((key) => `/${key}`.endsWith(page))
    const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
    if (found.length === 0 || entries.length === 0) return 0

    const needed = new Set([...entries, ...found])
    for (const key of needed) for (const next of manifest[key]?.imports ?? []) needed.add(next)
    const names = new Set([...needed].map((key) => manifest[key]?.file))
    return sum(files.filter(({ name }) => names.has(name) && name.endsWith('.js')))
  }
}

function styles({ files }: Build): number {
  return sum(files.filter(({ name }) => name.endsWith('.css')))
}

function fonts(wanted: RegExp) {
  return ({ files }: Build): number => {
    const sheets = files.filter(({ name }) => name.endsWith('.css'))
    const used = new Set(sheets.flatMap(({ text }) => text.match(/[^/"'()]+\.woff2/g) ?? []))
    return sum(
      files
        .map((file) => ({ ...file, name: basename(file.name) }))
        .filter(({ name }) => used.has(name) && wanted.test(name)),
    )
  }
}

function sum(files: Build['files']): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function finding(message: string): Finding {
  return { file: `${client}/.vite/manifest.json`, line: 1, message }
}

function readBuild(): Build {
  const folder = join(root, client)
  const files = globSync('**/*.{js,css,woff2}', { cwd: folder }).map((name) => {
    const content = readFileSync(join(folder, name))
    // A font is compressed already and is sent unchanged.
    const sent = name.endsWith('.woff2') ? content : brotliCompressSync(content)
    return { name, bytes: sent.length, text: name.endsWith('.css') ? content.toString() : '' }
  })
  return { manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')), files }
}

if (import.meta.main) {
  if (!existsSync(join(root, client, '.vite/manifest.json'))) {
    report([finding('there is no build to measure; run npm run build first')], '')
  } else {
    const build = readBuild()
    const figures = measureBudgets(build).map(
      ({ what, max, size }) => `${what} ${size?.toFixed(1)} of ${max} KB`,
    )
    report(checkBudgets(build), `budgets: ${figures.join(', ')}`)
  }
}
