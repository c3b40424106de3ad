import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureFormat } from '@rimal/contract/pictures'
import type { Config } from '../../../config.ts'

const sampleShop = join(import.meta.dirname, '../../../sample-shop')

/** The file as it was given to us: the sample shop's lie with the program, all others in DATA_DIR. */
export function originalFile(config: Pick<Config, 'dataDir'>, file: string): string {
  return file.startsWith('sample:')
    ? join(sampleShop, file.slice('sample:'.length))
    : join(config.dataDir, 'pictures', 'originals', file)
}

export function derivedFile(
  config: Pick<Config, 'dataDir'>,
  picture: { id: string; version: string },
  width: number,
  format: PictureFormat | 'jpg',
): string {
  return join(
    config.dataDir,
    'pictures',
    'derived',
    picture.id,
    `${picture.version}-${width}.${format}`,
  )
}

/**
 * Writes a file under another name first, so that nobody reads a part of it. The name is unique among all processes that
 * share the folder, on several machines too.
 */
export async function writeWhole(
  target: string,
  write: (unfinished: string) => Promise<unknown>,
): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`
  try {
    await write(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Stores a picture from outside under its id. */
export async function savePhoto(config: Config, id: string, bytes: Buffer): Promise<void> {
  const target = originalFile(config, photoFile(id))
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
}

/** Removes the original and all files made from it; a missing file is no error. */
export async function removePhoto(config: Config, id: string): Promise<void> {
  await rm(originalFile(config, photoFile(id)), { force: true })
  const derived = dirname(derivedFile(config, { id, version: '' }, 0, 'webp'))
  await rm(derived, { recursive: true, force: true })
}

/** The file of a picture from outside, as `pictures` names it. */
export function photoFile(id: string): string {
  return `${id}.webp`
}
