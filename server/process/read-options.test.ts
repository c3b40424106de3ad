import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test.each([
  ['main.ts', '--api-onli', 'Unknown option ’--api-onli’. The command knows --api-only and --dev.'],
  ['migrate.ts', '--dry', 'Unknown option ’--dry’. The command knows --status.'],
  [
    'seed.ts',
    '--products',
    'Option ’--products <value>’ argument missing. The command knows --products',
  ],
])('%s %s is refused in a sentence', async (file, word, sentence) => {
  const command = run(process.execPath, [join(import.meta.dirname, '..', file), word])
  const { code, stdout, stderr } = await command.then(
    ({ stdout: said }) => ({ code: 0, stdout: said, stderr: '' }),
    (error) => error,
  )
  expect({ code, said: `${stdout}${stderr}` }).toEqual({
    code: 1,
    said: expect.stringContaining(sentence.replaceAll('’', "'")),
  })
  expect(`${stdout}${stderr}`.trim().split('\n')).toHaveLength(1)
})
