import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'

export const root = join(import.meta.dirname, '..')
export const workspaces = [
  'contract',
  'server',
  'storefront',
  'admin',
  'mobile',
  'e2e',
  'bench',
  'drills',
  'tools',
]

export type Source = { file: string; text: string }
export type Finding = { file: string; line: number; message: string }

/** Every source file in the given folders, sorted, with its path from the root of the project. */
export function readSources(folders: string[] = workspaces): Source[] {
  return folders
    .flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx,css}`, {
        cwd: root,
        // The native projects hold a copy of the built app.
        exclude: ['**/node_modules/**', '**/dist/**', 'mobile/{android,ios}/**'],
      }),
    )
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Visits the syntax tree of a TypeScript file; JSX is parsed in .tsx only. */
export function visit({ file, text }: Source, visitor: VisitorObject): void {
  const { program, errors } = parseSync(file, text)
  const error = errors.find(({ severity }) => severity === 'Error')
  if (error) {
    const line = lineAt(text, error.labels[0]?.start ?? 0)
    throw new Error(`${file}:${line}: does not parse: ${error.message}`)
  }
  new Visitor(visitor).visit(program)
}

/** The comments of a TypeScript file, without their signs. */
export function listComments({ file, text }: Source): { value: string; start: number }[] {
  return parseSync(file, text).comments.map(({ value, start }) => ({ value, start }))
}

export function isTest(file: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(file)
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Prints one line for each finding, or the summary; the process fails if there is a finding. */
export function report(findings: Finding[], summary: string): void {
  for (const { file, line, message } of findings) console.log(`${file}:${line}: ${message}`)
  console.log(findings.length === 0 ? summary : `${findings.length} findings`)
  if (findings.length > 0) process.exitCode = 1
}
