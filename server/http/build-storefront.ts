import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const storefront = join(root, 'storefront')
const built = join(storefront, 'dist/server/entry-server.js')

/** Builds the storefront unless what is built is newer than every source. */
export async function buildStorefront(say: (line: string) => void) {
  const builtAt = (await stat(built).catch(() => null))?.mtimeMs ?? 0
  const newest = Math.max(await newestIn(storefront), await newestIn(join(root, 'contract')))
  if (builtAt > newest) return
  say('Building the storefront …')
  await run(['run', '--silent', 'build'])
}

async function newestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const times = entries
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules')
    .map(async (entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? newestIn(path) : (await stat(path)).mtimeMs
    })
  return Math.max(0, ...(await Promise.all(times)))
}

function run(args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The storefront did not build (exit ${code}).`)),
    )
  })
}
