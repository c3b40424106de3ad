import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '../db/embedded/embedded-lock.ts'
import {
  type BuildOptions,
  explainWrite,
  fingerprint,
  removeUnfinished,
  root,
  runVite,
} from '../http/web/build-web.ts'

const dist = join(root, 'server/dist')
const bundle = join(dist, 'bundle')
const stamp = join(bundle, 'sources.txt')
const sources = ['server/**/*.ts', 'contract/**/*.ts', 'package-lock.json']

/**
 * Builds the server as one file, unless the existing file was made from these very sources, and returns the path of the
 * file. Reading one file takes half as long at a start as reading a thousand.
 */
export async function buildServer({ say, signal, always = false }: BuildOptions): Promise<string> {
  const wanted = fingerprint(sources)
  const isBuilt = async () => !always && (await readFile(stamp, 'utf8').catch(() => '')) === wanted
  const path = join(bundle, 'main.js')
  if (await isBuilt()) return path
  await mkdir(dist, { recursive: true }).catch(explainWrite)
  const wait = () => say('Server: another process builds it; waiting for that.')
  await withLock({ file: join(dist, 'lock'), log: wait }, async () => {
    if (await isBuilt()) return
    await removeUnfinished(dist)
    const made = await mkdtemp(join(dist, 'new-'))
    try {
      const built = join(made, 'bundle')
      await runVite({ name: 'Server', workspace: 'server' }, ['--outDir', built], signal)
      await writeFile(join(built, 'sources.txt'), wanted)
      // A process that runs has read its file as a whole.
      await rm(bundle, { recursive: true, force: true })
      await rename(built, bundle)
    } finally {
      await rm(made, { recursive: true, force: true })
    }
  }).catch(explainWrite)
  return path
}
