import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('without a shop in the data folder the command is refused, and it makes no shop', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rimal-no-shop-'))
  try {
    for (const dataDir of [root, join(root, 'missing')]) {
      const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir }
      const command = run(process.execPath, ['server/staff.ts', 'staff', 'link'], { env })
      await expect(command).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          `^There is no shop in the data folder ${dataDir}, and nothing was changed.`,
        ),
      })
    }
    expect(await readdir(root)).toEqual([])
  } finally {
    await rm(root, { recursive: true })
  }
})
