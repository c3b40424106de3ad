import { randomBytes } from 'node:crypto'
import { constants, copyFile, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Config, StartError } from '../../config.ts'
import type { Queries } from '../../db/connect.ts'

const minLength = 32

/**
 * Returns the secret of the shop: as its owner set it, otherwise made once and stored in DATA_DIR, for all
 * processes there. It is never in the database, because a reader of the database must not be able to compute codes
 * with it.
 */
export async function findSecret(
  { secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>,
  db: Queries,
): Promise<string> {
  const found = secret ?? (await fromFile(join(dataDir, 'secret'), db))
  await db.execute(sql`delete from settings where key = 'secret'`)
  return found
}

async function fromFile(path: string, db: Queries): Promise<string> {
  const old = await secretOfOld(db)
  try {
    const stored = await readSecret(path)
    if (stored !== undefined) return stored
    await saveSecret(path, old ?? randomBytes(32).toString('hex'))
    // Another process that started at the same moment may have been quicker.
    const made = await readSecret(path)
    if (made !== undefined) return made
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const { code } = cause as NodeJS.ErrnoException
    const sentence = `The shop keeps its secret in ${path}, but cannot use that file (${code}). Make it this user's own, or set SECRET.`
    throw new StartError(sentence, { cause })
  }
  throw new StartError(`The file ${path} was removed while the shop started.`)
}

async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  const secret = text?.trim()
  if (secret !== undefined && secret.length < minLength) {
    throw new StartError(`The secret in ${path} must have at least ${minLength} characters.`)
  }
  return secret
}

/** Whole or not at all, and the first one stays. */
async function saveSecret(path: string, secret: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(draft, 'wx', 0o600)
    await file.writeFile(`${secret}\n`)
    await file.sync()
    await file.close()
    await link(draft, path)
      // Some file systems know no links.
      .catch((error) =>
        isThere(error) ? undefined : copyFile(draft, path, constants.COPYFILE_EXCL),
      )
      .catch((error) => {
        if (!isThere(error)) throw error
      })
  } finally {
    await rm(draft, { force: true })
  }
}

function isThere(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EEXIST'
}

/** Earlier versions stored the secret in their database. */
async function secretOfOld(db: Queries): Promise<string | undefined> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from settings where key = 'secret'`,
  )
  return rows[0]?.value
}
