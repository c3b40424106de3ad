import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BucketSettings } from '../../files/file-settings.ts'

const program = fileURLToPath(new URL('./bucket-program.ts', import.meta.url))

/** Starts a server with an empty bucket in a process of its own, which can be stopped and started again. */
export async function bucketServer() {
  const folder = await mkdtemp(join(tmpdir(), 'rimal-bucket-'))
  let child: ChildProcess
  let port = '0'

  async function start() {
    const started = spawn(process.execPath, [program, folder, port], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    const ended = once(started, 'exit').then(() => {
      throw new Error('The server of the bucket did not start.')
    })
    const [line] = await Promise.race([once(started.stdout, 'data'), ended])
    port = String(line).trim()
  }

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    settings: (changes: Partial<BucketSettings> = {}): BucketSettings => ({
      bucket: 'shop',
      prefix: '',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      // The server knows this account alone.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      ...changes,
    }),
    start,
    stop,
    /** Holds the server: it takes connections and answers nothing. */
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}
