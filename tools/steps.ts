import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root, workspaces } from './source.ts'

export type Step = {
  name: string
  run: string
  /** Waits for the steps before it and has the machine to itself; the others run two at a time. */
  alone?: true
  /** Shows its output while it runs, for what may take minutes. */
  live?: true
  /** A step without which this one cannot succeed. */
  needs?: string
  /** Variables to set, or with undefined to take away. */
  env?: Record<string, string | undefined>
}

/** The database of a step is the embedded one, whatever the shell says. */
const embedded = { DATABASE_URL: undefined, TEST_DATABASE_URL: undefined }
/** The database of a step is the server at TEST_DATABASE_URL where one is named, else the embedded one. */
const serverOrEmbedded = { DATABASE_URL: undefined }

/** The types of every workspace, `npm run typecheck`. */
const types: Step[] = workspaces
  .filter(hasTypes)
  .map((name) => ({ name: `types of ${name}`, run: `tsc -p ${name}` }))
// A service worker has other globals than a page.
types.push({ name: 'types of the service worker', run: 'tsc -p storefront/worker' })

const statics: Step[] = [
  { name: 'format', run: 'oxfmt --check .' },
  { name: 'lint', run: 'oxlint --deny-warnings' },
  { name: 'boundaries', run: 'node tools/check-boundaries.ts' },
  { name: 'table writers', run: 'node tools/check-table-writers.ts' },
  { name: 'sizes', run: 'node tools/check-sizes.ts' },
  { name: 'styles', run: 'node tools/check-styles.ts' },
  { name: 'words', run: 'node tools/check-words.ts' },
  { name: 'glossary', run: 'node tools/glossary/check-glossary.ts' },
  { name: 'documents', run: 'node tools/check-documents.ts' },
  { name: 'unused code', run: 'knip' },
  ...types,
]

/** The fast gate, `npm run check`: its tests need neither a database nor a process of their own. */
const check: Step[] = [
  ...statics,
  { name: 'unit tests', run: 'vitest run', alone: true, env: { ...embedded, TESTS: 'fast' } },
]

/**
 * Everything, `npm test`. Each statement of the shop runs on both databases where a server is named:
 * the API tests run on the server, and the journeys drive the whole shop on the embedded one.
 */
const test: Step[] = [
  ...statics,
  {
    name: 'unit and API tests',
    run: 'vitest run',
    alone: true,
    env: { ...serverOrEmbedded, TESTS: undefined },
  },
  { name: 'build', run: 'npm run --silent build', alone: true },
  { name: 'budgets', run: 'node tools/check-budgets.ts', alone: true, needs: 'build' },
  { name: 'a browser', run: 'node tools/ensure-chromium.ts', alone: true, live: true },
  {
    name: 'browser tests',
    run: 'npm run --silent test -w e2e',
    alone: true,
    needs: 'build',
    env: embedded,
  },
]

export const stepLists: Record<string, Step[]> = { check, test, types }

function hasTypes(workspace: string): boolean {
  const sources = globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  return existsSync(join(root, workspace, 'tsconfig.json')) && sources.length > 0
}
