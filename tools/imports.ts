import { dirname, join } from 'node:path/posix'
import { lineAt, visit, type Source } from './source.ts'

export type Import = {
  from: string
  line: number
  name: string
  /** The imported file; undefined for a package. */
  target?: string
  /** The import does not exist at run time: import type, export type, import('…').Type. */
  typeOnly: boolean
  reExported: boolean
}

/** The imports, re-exports and dynamic imports of all files. */
export function listImports(sources: Source[]): Import[] {
  const known = new Set(sources.map(({ file }) => file))
  return sources
    .filter(({ file }) => !file.endsWith('.css'))
    .flatMap((source) => importsOf(source, known))
}

function importsOf(source: Source, known: Set<string>): Import[] {
  const found: Import[] = []
  const add = (name: { value: unknown; start: number }, kind: Partial<Import>) => {
    if (typeof name.value !== 'string') return
    found.push({
      from: source.file,
      line: lineAt(source.text, name.start),
      name: name.value,
      target: resolve(source.file, name.value, known),
      typeOnly: false,
      reExported: false,
      ...kind,
    })
  }
  const addExport = (name: { value: unknown; start: number } | null, exportKind = 'value') => {
    if (name) add(name, { typeOnly: exportKind === 'type', reExported: true })
  }
  visit(source, {
    ImportDeclaration: (node) => add(node.source, { typeOnly: node.importKind === 'type' }),
    ExportAllDeclaration: (node) => addExport(node.source, node.exportKind),
    ExportNamedDeclaration: (node) => addExport(node.source, node.exportKind),
    ImportExpression: (node) => node.source.type === 'Literal' && add(node.source, {}),
    TSImportType: (node) => add(node.source, { typeOnly: true }),
  })
  return found
}

function resolve(from: string, name: string, known: Set<string>): string | undefined {
  const [path = ''] = name.split('?')
  const target = path.startsWith('.') ? join(dirname(from), path) : path.match(/^@rimal\/(.+)/)?.[1]
  if (target === undefined) return undefined
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => known.has(file)) ?? target
}
