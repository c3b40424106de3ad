import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { freePort } from '../free-port.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'rimal-program-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Runs the program as its owner starts it, without pages and on a free port; all of a test file share one folder. */
export async function runProgram(settings: Record<string, string>) {
  const port = Number(settings.PORT) || (await freePort())
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../main.ts'), '--api-only'],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        // Its pictures take time.
        SAMPLE_SHOP: 'off',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    process: child,
    port,
    address: `http://127.0.0.1:${port}`,
    said: () => output,
    async opens() {
      const isOpen = () => output.includes('Rimal is open')
      const opening = new Promise<void>((done) => child.stdout.on('data', () => isOpen() && done()))
      await Promise.race([opening, ended])
      if (!isOpen()) throw new Error(`The shop did not open:\n${output}`)
    },
    children: () => childrenOf(child),
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** The processes that the program has started, by their ids. */
function childrenOf({ pid }: ChildProcess): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && !state?.startsWith('Z'))
    .map(([id]) => Number(id))
}
