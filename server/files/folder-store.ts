import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files in a folder of this machine, or of a file system that several machines share. */
export function folderStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, key)
  return {
    place: root,
    async open(key, part) {
      const file = await unlessMissing(open(pathOf(key)))
      return file?.createReadStream(part)
    },
    read: (key) => unlessMissing(readFile(pathOf(key))),
    async write(key, bytes) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      await writeWhole(target, bytes)
    },
    async list(folder, { changedBefore } = {}) {
      const options = { recursive: true, withFileTypes: true } as const
      const entries = (await unlessMissing(readdir(pathOf(folder), options))) ?? []
      const paths = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
      const listed = changedBefore ? await keepOlder(paths, changedBefore) : paths
      return listed.map((path) => relative(root, path))
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    // Reading a file of the folder says by itself what is wrong with the folder.
    check: async () => {},
  }
}

/** A file that is removed meanwhile is left out. */
async function keepOlder(paths: readonly string[], changedBefore: Date): Promise<string[]> {
  const older: string[] = []
  for (const path of paths) {
    const found = await unlessMissing(stat(path))
    if (found && found.mtime < changedBefore) older.push(path)
  }
  return older
}

/**
 * Writes a file under another name first, so that nobody reads a part of it. The name is unique among all processes that
 * share the folder, on several machines too.
 */
async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    return undefined
  })
}
