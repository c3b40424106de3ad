import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { listMessageIds } from './messages.sql.ts'

/** Emails are personal: nobody but the owner of the process reads the folder. */
const ownerOnly = 0o700

/** Writes an email that no mail server is set up for. */
export async function saveEmailFile(config: Config, id: string, message: Buffer): Promise<void> {
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true, mode: ownerOnly })
  // The folder of an older version was open to others.
  await chmod(folder, ownerOnly)
  await writeFile(join(folder, `${id}.eml`), message, { mode: 0o600 })
}

/** Deletes the files of messages that are not in the outbox any more. */
export async function cleanUpEmailFiles({ config, db }: Pick<Deps, 'config' | 'db'>) {
  const folder = folderOf(config)
  const ids = (await filesIn(folder)).flatMap(
    (file) => /^([0-9a-f-]{36})\.eml$/.exec(file)?.[1] ?? [],
  )
  if (ids.length === 0) return
  const stored = new Set(await listMessageIds(db, ids))
  for (const id of ids.filter((candidate) => !stored.has(candidate))) {
    await rm(join(folder, `${id}.eml`), { force: true })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function folderOf({ dataDir }: Config): string {
  return join(dataDir, 'emails')
}
