import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the sample shop as `npm start` does, in a folder of its own, which is deleted afterwards. */
export async function startSampleShop(port = 3900) {
  const folder = await mkdtemp(join(tmpdir(), 'rimal-screenshots-'))
  // The embedded database runs as a user of its own.
  await chmod(folder, 0o755)
  const address = `http://localhost:${port}`
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../../server/launch.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: folder,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((done, fail) => {
    let said = ''
    shop.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('/home')) done()
    })
    shop.on('exit', (code) => fail(new Error(`The shop did not start (exit ${code}):\n${said}`)))
  })
  return {
    address,
    async [Symbol.asyncDispose]() {
      const gone = once(shop, 'exit')
      shop.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
