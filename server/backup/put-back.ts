import { join } from 'node:path'
import { type Config, StartError } from '../config.ts'
import { atOnce, copyFile, makeFolder, sumFile, syncFolder } from './copy-files.ts'
import type { Manifest } from './manifest.ts'

export type Backup = { folder: string; manifest: Manifest }

export type RestoreOptions = {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  /** The folder of one backup. */
  folder: string
  say: (line: string) => void
  /** As in `startEmbeddedPostgres`; another one only in tests. */
  outsideDir?: string
}

/** Refuses a backup in which a file is missing or differs from what was written. */
export async function checkSums({ folder, manifest }: Backup): Promise<void> {
  for (const [path, { size, sha256 }] of Object.entries(manifest.files)) {
    const found = await sumFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (found?.size === size && found.sha256 === sha256) continue
    const what = found ? 'was changed or damaged' : 'is missing'
    throw new StartError(
      `The file ${path} of the backup ${what}, and nothing was restored. Take another copy of this backup, or another backup.`,
    )
  }
}

/** Copies what lies in one folder of the backup into a new folder. */
export async function putBack(
  { folder, manifest }: Backup,
  { part, target }: { part: string; target: string },
): Promise<void> {
  const inside = (path: string) => path === part || path.startsWith(`${part}/`)
  const placed = (path: string) => join(target, path.slice(part.length))
  const folders = [part, ...manifest.folders.filter(inside)]
  for (const path of folders) await makeFolder(placed(path))
  await atOnce(Object.keys(manifest.files).filter(inside), (path) =>
    copyFile(join(folder, path), placed(path)),
  )
  for (const path of folders) await syncFolder(placed(path))
}
