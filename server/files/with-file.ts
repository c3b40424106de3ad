import type { FileStore } from './file-store.ts'

/** Writes a file and does the work that refers to it; if the work fails, the file is removed again. */
export async function withFile<T>(
  files: Pick<FileStore, 'write' | 'remove'>,
  { key, bytes }: { key: string; bytes: Uint8Array },
  work: () => Promise<T>,
): Promise<T> {
  await files.write(key, bytes)
  try {
    return await work()
  } catch (error) {
    // The error above says what went wrong.
    await files.remove(key).catch(() => {})
    throw error
  }
}
