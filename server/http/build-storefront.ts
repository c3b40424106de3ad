import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { StartError } from '../config.ts'
import { withLock } from '../db/embedded/embedded-lock.ts'
import { earlierAssets, storefrontBuild } from './storefront.ts'

type Options = { say: (line: string) => void; signal?: AbortSignal; always?: boolean }

const root = join(import.meta.dirname, '../..')
const sources = ['storefront/**/*', 'contract/**/*', 'package-lock.json']
const notSources = ['**/dist', '**/node_modules', '**/*.test.*']
const storeEarlierMs = 14 * 24 * 3600 * 1000
/**
 * The file that records the sources of the build. It lies in a folder that another build of the same folder
 * removes.
 */
const stamp = join(storefrontBuild, 'client/.vite/sources.txt')

/** Builds the storefront unless the existing build was made from these very sources. */
export async function buildStorefront({ say, signal, always = false }: Options): Promise<void> {
  const wanted = fingerprint()
  const isBuilt = async () => !always && (await readFile(stamp, 'utf8').catch(() => '')) === wanted
  if (await isBuilt()) return
  await mkdir(storefrontBuild, { recursive: true }).catch(explainWrite)
  const wait = () => say('Storefront: another process builds it; waiting for that.')
  await withLock({ file: join(storefrontBuild, 'lock'), log: wait }, async () => {
    if (await isBuilt()) return
    say('Storefront: building the pages …')
    const since = performance.now()
    await removeUnfinished()
    const made = await mkdtemp(join(storefrontBuild, 'new-'))
    try {
      await runVite(['--outDir', join(made, 'client')], signal)
      await runVite(['--outDir', join(made, 'server'), '--ssr', 'entry-server.tsx'], signal)
      await compressAssets(join(made, 'client/assets'))
      await publish(made, wanted)
    } finally {
      await rm(made, { recursive: true, force: true })
    }
    say(`Storefront: built in ${((performance.now() - since) / 1000).toFixed(1)} s.`)
  }).catch(explainWrite)
}

/** Changes with the content of any source: times of files say little after a checkout or a copy. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: notSources, withFileTypes: true }),
  )
  const paths = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const path of paths.toSorted()) {
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0')
  }
  return hash.digest('hex')
}

function runVite(args: string[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [findVite(), 'build', '--logLevel', 'warn', ...args], {
      cwd: join(root, 'storefront'),
      // Our own output may be lines of JSON.
      stdio: ['ignore', 2, 2],
      signal,
    })
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(new StartError('The storefront did not build; what is wrong stands above.')),
    )
  })
}

function findVite(): string {
  try {
    const require = createRequire(join(root, 'storefront/package.json'))
    return join(dirname(require.resolve('vite/package.json')), 'bin/vite.js')
  } catch (cause) {
    throw new StartError(
      'The storefront is not built, and Vite, which builds it, is not installed. Run npm ci --include=dev.',
      { cause },
    )
  }
}

async function compressAssets(folder: string) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name))
      await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(text))
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(text, { level: 9 }))
    }),
  )
}

/**
 * Puts each file in its place in one step. Assets of earlier builds stay within reach: a tab that
 * was open before, or another process, still asks for them.
 */
async function publish(made: string, madeFrom: string) {
  const assets = join(storefrontBuild, 'client/assets')
  await rm(stamp, { force: true })
  await mkdir(earlierAssets, { recursive: true })
  const entries = await readdir(made, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const folder = join(storefrontBuild, parentPath.slice(made.length))
    await mkdir(folder, { recursive: true })
    await rename(join(parentPath, name), join(folder, name))
  }
  const current = new Set(files.map(({ name }) => name))
  const now = new Date()
  for (const name of await readdir(assets)) {
    if (current.has(name)) continue
    await utimes(join(assets, name), now, now)
    await rename(join(assets, name), join(earlierAssets, name))
  }
  for (const name of await readdir(earlierAssets)) {
    const { mtimeMs } = await stat(join(earlierAssets, name))
    if (mtimeMs < now.getTime() - storeEarlierMs) await rm(join(earlierAssets, name))
  }
  await writeFile(stamp, madeFrom)
}

async function removeUnfinished() {
  for (const name of await readdir(storefrontBuild)) {
    if (!name.startsWith('new-')) continue
    await rm(join(storefrontBuild, name), { recursive: true, force: true })
  }
}

function explainWrite(cause: NodeJS.ErrnoException): never {
  if (!['EACCES', 'EROFS', 'EPERM'].includes(cause.code ?? '')) throw cause
  throw new StartError(
    `The storefront has to be built, but this user may not write in ${storefrontBuild}. Let whoever ` +
      'owns it run npm run build.',
    { cause },
  )
}

if (import.meta.main) {
  await buildStorefront({ say: (line) => process.stdout.write(`${line}\n`), always: true })
}
