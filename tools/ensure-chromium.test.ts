import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium, findHeadlessShell } from './ensure-chromium.ts'

test('CHROMIUM_PATH goes before the PATH, and a wrong one is not papered over', async () => {
  await using bin = await folderWith('chromium-browser')
  const program = join(bin.path, 'chromium-browser')
  expect(findChromium({ PATH: `/nowhere:${bin.path}` })).toBe(program)
  expect(findChromium({ PATH: '/nowhere', CHROMIUM_PATH: program })).toBe(program)
  expect(findChromium({ PATH: bin.path, CHROMIUM_PATH: '/nowhere/chromium' })).toBe(undefined)
  expect(findChromium({ PATH: '/nowhere' })).toBe(undefined)
})

test('the headless shell is found on the PATH, also where a whole browser is named', async () => {
  await using bin = await folderWith('chromium-headless-shell')
  const program = join(bin.path, 'chromium-headless-shell')
  expect(findHeadlessShell({ PATH: bin.path, CHROMIUM_PATH: '/nowhere' })).toBe(program)
  expect(findHeadlessShell({ PATH: '/nowhere' })).toBe(undefined)
})

async function folderWith(program: string) {
  const path = await mkdtemp(join(tmpdir(), 'rimal-bin-'))
  await writeFile(join(path, program), '')
  await chmod(join(path, program), 0o755)
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}
