import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BucketSettings } from '../../files/file-settings.ts'
import { standingPort } from './standing-port.ts'

type Refusal = { method: 'GET' | 'DELETE'; status: number; code: string }

const program = fileURLToPath(new URL('./bucket-program.ts', import.meta.url))

/**
 * Starts a server with an empty bucket in a process of its own, which can be stopped and started again. Its address stays
 * the same.
 */
export async function bucketServer() {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'rimal-bucket-')))
  let child: ChildProcess | undefined
  let portBehind: number | undefined
  const { port } = opened.use(await standingPort(() => portBehind))

  async function start() {
    const started = spawn(process.execPath, [program, folder.path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    const ended = once(started, 'exit').then(() => {
      throw new Error('The server of the bucket did not start.')
    })
    const [line] = await Promise.race([once(started.stdout, 'data'), ended])
    portBehind = Number(line)
  }

  async function stop() {
    portBehind = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  opened.defer(stop)
  await start()
  const endpoint = `http://127.0.0.1:${port}`
  const resources = opened.move()
  return {
    settings: (changes: Partial<BucketSettings> = {}): BucketSettings => ({
      bucket: 'shop',
      prefix: '',
      region: 'us-east-1',
      endpoint,
      // The server knows this account alone.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      ...changes,
    }),
    start,
    stop,
    /** Holds the server: it takes connections and answers nothing. */
    pause: () => child?.kill('SIGSTOP'),
    goOn: () => child?.kill('SIGCONT'),
    /** Refuses a method of one object with a status and a code of S3, until the server is stopped. */
    async refuse(key: string, refusal: Refusal) {
      const { method, status, code } = refusal
      await fetch(`${endpoint}/shop/${key}?refuse=${method}&status=${status}&code=${code}`)
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
