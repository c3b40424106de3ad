import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './source.ts'

const lines = (count: number) => `${'//\n'.repeat(count - 1)}export {}\n`
const oxlint = join(root, 'node_modules/.bin/oxlint')
const findings = { tooLong: 'eslint(max-lines)', cycle: 'import(no-cycle)' }

test('the linter limits the length of files, longer for tests and not for data', async () => {
  const found = await lint({
    'server/short.ts': lines(400),
    'server/long.ts': lines(401),
    'server/short.test.ts': lines(600),
    'server/long.test.ts': lines(601),
    'contract/countries.ts': lines(900),
    'contract/words/cart.ts': lines(900),
  })
  expect(found.filter(({ code }) => code === findings.tooLong)).toEqual([
    { file: 'server/long.test.ts', code: findings.tooLong },
    { file: 'server/long.ts', code: findings.tooLong },
  ])
})

test('the linter names files that import each other, types included', async () => {
  const found = await lint({
    'server/pay.ts': `import { place } from './place.ts'\nexport const pay = () => place`,
    'server/place.ts': `import type { pay } from './pay.ts'\nexport const place = (it: typeof pay) => it`,
    'server/hold.ts': `import type { Free } from './free.ts'\nexport type Hold = { free?: Free }`,
    'server/free.ts': `import type { Hold } from './hold.ts'\nexport type Free = { hold?: Hold }`,
    'server/same.ts': `export { other } from './other.ts'\nexport const same = 1`,
    'server/other.ts': `import { same } from './same.ts'\nexport const other = same`,
    'server/one.ts': `export type One = import('./two.ts').Two\nexport const one = 1`,
    'server/two.ts': `import { one } from './one.ts'\nexport type Two = typeof one`,
  })
  const cycles = found.filter(({ code }) => code === findings.cycle).map(({ file }) => file)
  expect(cycles).toEqual(
    ['free', 'hold', 'other', 'pay', 'place', 'same'].map((name) => `server/${name}.ts`),
  )
  // The linter sees no import in such a type, and refuses the type itself.
  const rule = 'typescript(consistent-type-imports)'
  expect(found).toContainEqual({ file: 'server/one.ts', code: rule })
})

test('a module that is loaded late may lead back', async () => {
  const found = await lint({
    'storefront/page.ts': `export const page = () => import('./dialog.ts')`,
    'storefront/dialog.ts': `import { page } from './page.ts'\nexport const dialog = () => page`,
  })
  expect(found.filter(({ code }) => code === findings.cycle)).toEqual([])
})

/** What the linter finds in these files with the rules of this project. */
async function lint(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'rimal-lint-'))
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const run = promisify(execFile)(oxlint, ['--format=json'], { cwd: folder })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  await rm(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string }[]
  }
  return diagnostics
    .map(({ filename, code }) => ({ file: filename, code }))
    .toSorted((a, b) => a.file.localeCompare(b.file))
}
