import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../config.ts'

/** In this folder of the data folder a restore gathers files until all of them are there. */
export const gathered = 'restore.unfinished'

/** Whether a path of the data folder belongs to the embedded database, or is no data of the shop. */
export function isOfDatabase(path: string): boolean {
  return /^(postgres(\.[^/]*)?|restore\.unfinished|lost\+found)$/.test(path)
}

/** Refuses a data folder that holds files of a shop. */
export async function refuseFilled(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir)).filter((path) => !isOfDatabase(path))
  if (found.length === 0) return
  throw new StartError(
    `The data folder ${dataDir} holds files of a shop already (${found.slice(0, 3).join(', ')}), and nothing was changed. Move it away, or set DATA_DIR to a new folder.`,
  )
}

/** Puts the gathered files where the shop reads them. */
export async function moveGathered(dataDir: string): Promise<void> {
  const from = join(dataDir, gathered)
  for (const name of await readdir(from)) await rename(join(from, name), join(dataDir, name))
  await rm(from, { recursive: true })
}
