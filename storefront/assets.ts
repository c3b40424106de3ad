import type { LanguageCode } from '@rimal/contract/language'
import { pages } from './routes.ts'

type Chunk = { file: string; src?: string; css?: string[]; imports?: string[]; assets?: string[] }
/** Vite's manifest: chunks and assets by source. */
export type Manifest = Record<string, Chunk>

export type Assets = { scripts: string[]; preloads: string[]; styles: string[]; fonts: string[] }

const fontsOf: Record<LanguageCode, string[]> = {
  en: ['marcellus-latin-400-normal.woff2', 'instrument-sans-latin-wght-normal.woff2'],
  arb: ['el-messiri-arabic-400-normal.woff2', 'almarai-arabic-400-normal.woff2'],
}

/**
 * Returns the assets that a page of this route and language needs first, so that no asset waits until another one
 * is read.
 */
export function assetsOf(
  manifest: Manifest | null,
  language: LanguageCode,
  routeId: string | undefined,
): Assets {
  if (!manifest) {
    return {
      scripts: ['/entry-client.tsx'],
      preloads: [],
      styles: ['/styles/base.css'],
      fonts: [],
    }
  }
  const entry = chunk(manifest, 'entry-client.tsx')
  const page = pages.find(({ path }) => path === routeId)?.source
  const preloads = new Set<string>()
  const styles = new Set(entry.css ?? [])
  for (const source of ['entry-client.tsx', ...(page ? [page] : [])]) {
    collect(manifest, source, preloads, styles)
  }
  preloads.delete(entry.file)
  const fonts = fontsOf[language].map(
    (name) => Object.entries(manifest).find(([source]) => source.endsWith(`/${name}`))?.[1].file,
  )
  return {
    scripts: [`/${entry.file}`],
    preloads: [...preloads].map((file) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
    fonts: fonts.flatMap((file) => (file ? [`/${file}`] : [])),
  }
}

function collect(manifest: Manifest, source: string, files: Set<string>, styles: Set<string>) {
  const found = chunk(manifest, source)
  if (files.has(found.file)) return
  files.add(found.file)
  for (const css of found.css ?? []) styles.add(css)
  for (const imported of found.imports ?? []) collect(manifest, imported, files, styles)
}

function chunk(manifest: Manifest, source: string): Chunk {
  const found = manifest[source]
  if (!found) throw new Error(`${source} is not in the build.`)
  return found
}
