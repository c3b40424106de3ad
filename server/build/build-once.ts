import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../config.ts'
import { withLock } from '../db/embedded/embedded-lock.ts'

export const root = join(import.meta.dirname, '../..')
const notSources = ['**/dist', '**/node_modules', '**/*.test.*']

export type BuildOptions = {
  say: (line: string) => void
  signal?: AbortSignal
  /** Builds also when the existing build is made from these sources. */
  always?: boolean
}

type Build = {
  name: string
  /** The folder of the build. */
  dist: string
  /** The file that names the sources of the existing build. */
  stamp: string
  /** The patterns of the sources. */
  sources: readonly string[]
}

type Steps = {
  /** Builds into a folder of its own, so that the existing build serves until the new one is complete. */
  make: (folder: string) => Promise<unknown>
  /** Puts what was made in its place. */
  publish: (folder: string) => Promise<unknown>
}

/** Builds a part of the product unless its existing build was made from these very sources; one process builds at a time. */
export async function buildOnce(
  { name, dist, stamp, sources }: Build,
  { say, always = false }: BuildOptions,
  { make, publish }: Steps,
): Promise<void> {
  const wanted = fingerprint(sources)
  const isBuilt = async () => !always && (await readFile(stamp, 'utf8').catch(() => '')) === wanted
  if (await isBuilt()) return
  await mkdir(dist, { recursive: true }).catch(explainWrite)
  const wait = () => say(`${name}: another process builds it; waiting for that.`)
  await withLock({ file: join(dist, 'lock'), log: wait }, async () => {
    if (await isBuilt()) return
    say(`${name}: building …`)
    const since = performance.now()
    await removeUnfinished(dist)
    const folder = await mkdtemp(join(dist, 'new-'))
    try {
      await make(folder)
      await rm(stamp, { force: true })
      await publish(folder)
      await writeFile(stamp, wanted)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    say(`${name}: built in ${((performance.now() - since) / 1000).toFixed(1)} s.`)
  }).catch(explainWrite)
}

/** Changes with the content of any source: times of files say little after a checkout or a copy. */
function fingerprint(sources: readonly string[]): string {
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

/** Builds a workspace with Vite. */
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
      'The shop is not built, and Vite, which builds it, is not installed. Run npm ci --include=dev.',
      { cause },
    )
  }
}

/** Removes what builds that were broken off have left. */
async function removeUnfinished(dist: string) {
  for (const name of await readdir(dist)) {
    if (!name.startsWith('new-')) continue
    await rm(join(dist, name), { recursive: true, force: true })
  }
}

/** Turns a refusal of the file system into a sentence for the owner. */
function explainWrite(cause: NodeJS.ErrnoException): never {
  if (!['EACCES', 'EROFS', 'EPERM'].includes(cause.code ?? '')) throw cause
  throw new StartError(
    'The shop has to be built, but this user may not write into the folder of the build (dist). Let whoever owns it run npm run build.',
    { cause },
  )
}
