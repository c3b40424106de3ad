import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeWhole } from './picture-files.ts'

test('a file that could not be written whole leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rimal-files-'))
  const target = join(folder, '1-160.jpg')
  const fails = writeWhole(target, async (unfinished) => {
    await writeFile(unfinished, 'half')
    throw new Error('the disk is full')
  })
  await expect(fails).rejects.toThrow('the disk is full')
  expect(await readdir(folder)).toEqual([])
  await Promise.all(['a', 'b'].map((text) => writeWhole(target, (file) => writeFile(file, text))))
  expect(await readdir(folder)).toEqual(['1-160.jpg'])
  await rm(folder, { recursive: true })
})
