import { execFile } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
/** The folder of the app that the tests open. */
export const appFolder = join(root, 'node_modules/.e2e-app')
/** The origin of the shop in the built files; each test puts the address of its shop there. */
export const shopInBuild = 'https://shop.invalid'
/** The id of the app, which is the scheme of links that return to it. */
export const appId = 'com.rimal.shop'

const run = promisify(execFile)

/** Builds the app for the tests, unless nothing has changed since it was built last. */
export async function buildApp(): Promise<void> {
  const note = join(appFolder, 'built-from.txt')
  const sources = stampOfSources()
  if ((await readFile(note, 'utf8').catch(() => '')) === sources) return
  await run('npm', ['run', '--silent', 'build', '-w', 'mobile'], {
    cwd: root,
    env: { ...process.env, SHOP_URL: shopInBuild, APP_ID: appId, APP_DIST: appFolder },
  })
  await mkdir(appFolder, { recursive: true })
  await writeFile(note, sources)
}

/** The newest change of what the app is built from, and how many files that is. */
function stampOfSources(): string {
  const files = globSync(
    ['package-lock.json', '{contract,storefront,mobile}/**/*.{ts,tsx,css,html,svg,json}'],
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] },
  )
  const newest = Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs))
  return `${files.length} ${newest}`
}
