import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../../config.ts'

/** Where the file of an import lies until its rows are in the database. */
export function importFile({ dataDir }: Pick<Config, 'dataDir'>, id: string): string {
  return join(dataDir, 'imports', id)
}

export async function saveImportFile(config: Config, id: string, bytes: Buffer): Promise<void> {
  const target = importFile(config, id)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
}

/** A missing file is no error. */
export async function removeImportFile(config: Config, id: string): Promise<void> {
  await rm(importFile(config, id), { force: true })
}
