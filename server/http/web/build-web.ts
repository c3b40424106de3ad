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
import { StartError } from '../../config.ts'
import { withLock } from '../../db/embedded/embedded-lock.ts'

export type BuildOptions = {
  say: (line: string) => void
  signal?: AbortSignal
  /** Builds also when the existing build is made from these sources. */
  always?: boolean
}

export const root = join(import.meta.dirname, '../../..')
const notSources = ['**/dist', '**/node_modules', '**/*.test.*']
const storeEarlierMs = 14 * 24 * 3600 * 1000

/** A part of the product that browsers load. */
type WebPart = {
  name: string
  workspace: 'storefront' | 'admin'
  /** What Vite makes: the folder below `dist/`, and the arguments for it. */
  outputs: { folder: string; args: string[] }[]
}

const parts: WebPart[] = [
  {
    name: 'Storefront',
    workspace: 'storefront',
    outputs: [
      { folder: 'client', args: [] },
      { folder: 'server', args: ['--ssr', 'entry-server.tsx'] },
    ],
  },
  { name: 'Admin', workspace: 'admin', outputs: [{ folder: 'client', args: [] }] },
]

/** Builds each part, or one alone, unless its existing build was made from these very sources. */
export async function buildWeb(options: BuildOptions, only?: WebPart['workspace']): Promise<void> {
  const wanted = parts.filter(({ workspace }) => only === undefined || workspace === only)
  for (const part of wanted) await buildPart(part, options)
}

async function buildPart(part: WebPart, { say, signal, always = false }: BuildOptions) {
  const dist = join(root, part.workspace, 'dist')
  // It lies in a folder that another build of the same folder removes.
  const stamp = join(dist, 'client/.vite/sources.txt')
  const wanted = fingerprint([`${part.workspace}/**/*`, 'contract/**/*', 'package-lock.json'])
  const isBuilt = async () => !always && (await readFile(stamp, 'utf8').catch(() => '')) === wanted
  if (await isBuilt()) return
  await mkdir(dist, { recursive: true }).catch(explainWrite)
  const wait = () => say(`${part.name}: another process builds it; waiting for that.`)
  await withLock({ file: join(dist, 'lock'), log: wait }, async () => {
    if (await isBuilt()) return
    say(`${part.name}: building the pages …`)
    const since = performance.now()
    await removeUnfinished(dist)
    const made = await mkdtemp(join(dist, 'new-'))
    try {
      for (const { folder, args } of part.outputs) {
        await runVite(part, ['--outDir', join(made, folder), ...args], signal)
      }
      await compressAssets(join(made, 'client/assets'))
      await rm(stamp, { force: true })
      await publish(made, dist)
      await writeFile(stamp, wanted)
    } finally {
      await rm(made, { recursive: true, force: true })
    }
    say(`${part.name}: built in ${((performance.now() - since) / 1000).toFixed(1)} s.`)
  }).catch(explainWrite)
}

/** Changes with the content of any source: times of files say little after a checkout or a copy. */
export function fingerprint(sources: readonly string[]): string {
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

export function runVite(
  { name, workspace }: { name: string; workspace: string },
  args: string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [findVite(workspace), 'build', '--logLevel', 'warn', ...args],
      {
        cwd: join(root, workspace),
        // Our own output may be lines of JSON.
        stdio: ['ignore', 2, 2],
        signal,
      },
    )
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(new StartError(`${name}: the build failed; what is wrong stands above.`)),
    )
  })
}

function findVite(workspace: string): string {
  try {
    const require = createRequire(join(root, workspace, 'package.json'))
    return join(dirname(require.resolve('vite/package.json')), 'bin/vite.js')
  } catch (cause) {
    throw new StartError(
      'The pages are not built, and Vite, which builds them, is not installed. Run npm ci --include=dev.',
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
async function publish(made: string, dist: string) {
  const assets = join(dist, 'client/assets')
  const earlierAssets = join(dist, 'earlier')
  await mkdir(earlierAssets, { recursive: true })
  const entries = await readdir(made, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const folder = join(dist, parentPath.slice(made.length))
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
}

/** Removes what builds that were broken off have left. */
export async function removeUnfinished(dist: string) {
  for (const name of await readdir(dist)) {
    if (!name.startsWith('new-')) continue
    await rm(join(dist, name), { recursive: true, force: true })
  }
}

/** Turns a refusal of the file system into a sentence for the owner. */
export function explainWrite(cause: NodeJS.ErrnoException): never {
  if (!['EACCES', 'EROFS', 'EPERM'].includes(cause.code ?? '')) throw cause
  throw new StartError(
    'The pages have to be built, but this user may not write into their folder (dist). Let whoever owns it run npm run build.',
    { cause },
  )
}
