import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type FileSum = { size: number; sha256: string }
/** Paths are relative and have `/` between their parts. */
export type Contents = { folders: string[]; files: Record<string, FileSum> }

const chunkBytes = 1024 * 1024

type Copied = {
  from: string
  to: string
  /** Returns whether a file, or a folder with all in it, is not copied. */
  leaveOut: (path: string) => boolean
  /** Folders that are made and not filled. */
  emptied?: readonly string[]
}

/** Copies what is in a folder that others write meanwhile: what they delete before it is copied is left out. */
export async function copyFolder({ from, to, leaveOut, emptied = [] }: Copied): Promise<Contents> {
  const contents: Contents = { folders: [], files: {} }
  await copyInto('')
  return contents

  async function copyInto(path: string): Promise<void> {
    const names = (await unlessGone(readdir(join(from, path)))) ?? []
    const inner = names.map((name) => (path ? `${path}/${name}` : name))
    await atOnce(
      inner.filter((one) => !leaveOut(one)),
      copyOne,
    )
  }

  async function copyOne(path: string): Promise<void> {
    const found = await unlessGone(stat(join(from, path)))
    if (found?.isDirectory()) {
      await makeFolder(join(to, path))
      contents.folders.push(path)
      if (!emptied.includes(path)) await copyInto(path)
    }
    if (!found?.isFile()) return
    const source = await unlessGone(open(join(from, path)))
    if (source) contents.files[path] = await copyFrom(source, join(to, path))
  }
}

/** Does the work for several items at the same time: a disk writes many small files together much faster. */
export async function atOnce<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = items.values()
  const workers = Array.from({ length: 4 }, async () => {
    for (const item of waiting) await work(item)
  })
  // All have ended before an error is thrown, so nothing is written after the folder was removed.
  const results = await Promise.allSettled(workers)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Copies a file that is there for certain. */
export async function copyFile(from: string, to: string): Promise<FileSum> {
  return copyFrom(await open(from), to)
}

/** Writes a new file that only its owner reads, and waits until it is on the disk. */
export async function writeFile(path: string, bytes: Buffer): Promise<FileSum> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

export async function sumFile(path: string): Promise<FileSum> {
  const file = await open(path)
  try {
    return await readThrough(file, async () => {})
  } finally {
    await file.close()
  }
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}

/** Closes a file that another program wrote to all but its owner, and waits until it is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Waits until the names in a folder are on the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function copyFrom(source: FileHandle, to: string): Promise<FileSum> {
  try {
    const target = await open(to, 'wx', 0o600)
    try {
      const sum = await readThrough(source, (bytes) => target.writeFile(bytes))
      await target.sync()
      return sum
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function readThrough(
  file: FileHandle,
  take: (bytes: Buffer) => Promise<void>,
): Promise<FileSum> {
  const hash = createHash('sha256')
  const { size: expected } = await file.stat()
  const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, expected + 1))
  let size = 0
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length)
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') }
    const bytes = buffer.subarray(0, bytesRead)
    hash.update(bytes)
    await take(bytes)
    size += bytesRead
  }
}

async function unlessGone<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
}
