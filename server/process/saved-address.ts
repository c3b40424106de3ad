import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * Saves the address at which shoppers reach the running shop, for commands beside it: the emails that they send
 * have links too.
 */
export async function saveAddress({
  dataDir,
  publicUrl,
}: Pick<Config, 'dataDir' | 'publicUrl'>): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileIn(dataDir), `${publicUrl.origin}\n`)
}

/** Undefined where no shop ran on this folder yet. */
export async function findSavedAddress({
  dataDir,
}: Pick<Config, 'dataDir'>): Promise<URL | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  return URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'public-url')
}
