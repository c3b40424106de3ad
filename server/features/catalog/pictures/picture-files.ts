import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { VideoFormat } from '@rimal/contract/choices'
import type { PictureFormat } from '@rimal/contract/pictures'
import type { FileStore } from '../../../files/file-store.ts'
import { folderStore } from '../../../files/folder-store.ts'

const ofSampleShop = 'sample:'
const sampleShop = folderStore(join(import.meta.dirname, '../../../sample-shop'))

/** Whether a text has the form of the id of a picture. */
export function isPictureId(id: string): boolean {
  return /^[a-z0-9_-]{1,80}$/.test(id)
}

/** Where the file is as it was given to us: the sample shop's lie with the program. */
export function findOriginal(
  files: FileStore,
  file: string,
): { store: Pick<FileStore, 'open' | 'read'>; key: string } {
  return file.startsWith(ofSampleShop)
    ? { store: sampleShop, key: file.slice(ofSampleShop.length) }
    : { store: files, key: originalKey(file) }
}

/** Reads the whole file as it was given to us. */
export async function readOriginal(files: FileStore, file: string): Promise<Buffer> {
  const { store, key } = findOriginal(files, file)
  const bytes = await store.read(key)
  if (!bytes) throw new Error(`The file ${key} is missing.`)
  return bytes
}

/** The key of a file from outside, as `pictures` names it. */
export function originalKey(file: string): string {
  return `pictures/originals/${file}`
}

/** A new name for a file of a video, as `pictures.videos` names it. */
export function newVideoFile(pictureId: string, format: VideoFormat): string {
  return `${videosOf(pictureId)}/${randomUUID()}.${format}`
}

function videosOf(pictureId: string): string {
  return `videos/${pictureId}`
}

export function derivedKey(
  { id, version }: { id: string; version: string },
  width: number,
  format: PictureFormat | 'jpg',
): string {
  return `${derivedFolder(id)}/${version}-${width}.${format}`
}

/** The folder of all sizes of a picture. */
export function derivedFolder(id: string): string {
  return `pictures/derived/${id}`
}

/** Stores a picture from outside under its id. */
export function savePhoto(files: FileStore, id: string, bytes: Buffer): Promise<void> {
  return files.write(originalKey(photoFile(id)), bytes)
}

/** Removes the original, its videos and all files made from it; a missing file is no error. */
export async function removePhoto(files: FileStore, id: string): Promise<void> {
  await files.remove(originalKey(photoFile(id)))
  await files.removeFolder(originalKey(videosOf(id)))
  await files.removeFolder(derivedFolder(id))
}

/** The file of a picture from outside, as `pictures` names it. */
export function photoFile(id: string): string {
  return `${id}.webp`
}
