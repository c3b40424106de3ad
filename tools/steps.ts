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
  /** Runs only when this variable is set. */
  onlyWith?: string
}

/** The database of a step is the embedded one, whatever the shell says. */
const embedded = { DATABASE_URL: undefined, TEST_DATABASE_URL: undefined }

/** The fast gate, `npm run check`. */
const check: Step[] = [
  { name: 'format', run: 'oxfmt --check .' },
  { name: 'lint', run: 'oxlint --deny-warnings' },
  { name: 'boundaries', run: 'node tools/check-boundaries.ts' },
  { name: 'sizes', run: 'node tools/check-sizes.ts' },
  { name: 'styles', run: 'node tools/check-styles.ts' },
  { name: 'words', run: 'node tools/check-words.ts' },
  { name: 'unused code', run: 'knip' },
  ...workspaces
    .filter(hasTypes)
    .map((name) => ({ name: `types of ${name}`, run: `tsc -p ${name}` })),
  { name: 'unit and API tests', run: 'vitest run', alone: true, env: embedded },
]

/** Everything, `npm test`. */
const test: Step[] = [
  ...check,
  {
    name: 'API tests on TEST_DATABASE_URL',
    run: 'vitest run server',
    alone: true,
    onlyWith: 'TEST_DATABASE_URL',
  },
  { name: 'build', run: 'npm run --silent build', alone: true },
  { name: 'budgets', run: 'node tools/check-budgets.ts', alone: true, needs: 'build' },
  { name: 'a browser', run: 'node tools/ensure-chromium.ts', alone: true, live: true },
  {
    name: 'browser tests',
    run: 'vitest run --config e2e/vitest.config.ts',
    alone: true,
    needs: 'build',
    env: embedded,
  },
]

export const stepLists: Record<string, Step[]> = { check, test }

function hasTypes(workspace: string): boolean {
  const sources = globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  return existsSync(join(root, workspace, 'tsconfig.json')) && sources.length > 0
}
