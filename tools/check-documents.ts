import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lineAt, report, root, type Finding, type Source, workspaces } from './source.ts'

/** The documents with paths that must exist. Decisions are left out: they name files that existed at their time. */
const documents = ['*.md', 'docs/*.md', 'bench/*.md', 'drills/*.md', 'server/features/**/README.md']

/** Written by `npm run bench`; not part of the repository. */
const generated = 'bench/latest.md'

/** Where a document names a path: between backticks, as the target of a link, and first on a line of a drawn map. */
const namedPaths = [/`([^`\s]+)`/g, /\]\(([^)#\s]+)/g, /^([\w.-]+\/)\s/gm]

/**
 * Paths that a document names and that do not exist, counted from the root or from the folder of the document. A
 * name without a folder may be that of any file.
 */
export function checkDocuments(sources: Source[], exists: (path: string) => boolean): Finding[] {
  return sources.flatMap(({ file, text }) => {
    const folder = dirname(file)
    const named = namedPaths.flatMap((pattern) => [...text.matchAll(pattern)])
    return named.flatMap(({ 1: path = '', index }) => {
      if (!isPath(path) || path === generated) return []
      if (exists(path) || exists(join(folder, path))) return []
      return [{ file, line: lineAt(text, index), message: `${path} does not exist` }]
    })
  })
}

/**
 * Whether a text is a path: it ends like a file of ours or with a slash; `<noun>` and calls are not
 * paths.
 */
function isPath(text: string): boolean {
  if (/[<>*{}():=|]|^\/|^https?:|^@/.test(text)) return false
  return /\w\.(ts|tsx|md|sql|json|css)$/.test(text) || /^[\w.-]+(\/[\w.-]+)*\/$/.test(text)
}

if (import.meta.main) {
  const sources = documents
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('node_modules'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const names = new Set(
    workspaces.flatMap((folder) =>
      globSync(`${folder}/**/*.*`, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) =>
        basename(file),
      ),
    ),
  )
  const exists = (path: string) => names.has(path) || existsSync(join(root, path))
  const findings = checkDocuments(sources, exists)
  report(findings, `documents: the paths of ${sources.length} documents exist`)
}
