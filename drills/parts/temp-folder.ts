import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that other users of the machine may cross; `await using` removes it. */
export async function tempFolder(name: string) {
  const path = await mkdtemp(join(tmpdir(), `rimal-drill-${name}-`))
  await chmod(path, 0o755)
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true, force: true })
    },
  }
}
