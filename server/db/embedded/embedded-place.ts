import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accountOfUid, canEnter, chooseAccount, type Account } from './embedded-account.ts'
import { makeOpenFolder } from './embedded-programs.ts'

/** Where the cluster lies and who runs it; `because` says why it does not lie in the data folder. */
export type Place = { cluster: string; account: Account; isNew: boolean; because?: string }

/** The data that a run stores for the next one; `cluster` only if the cluster lies outside the data folder. */
type State = { port?: number; cluster?: string }

export async function choosePlace(options: {
  dataDir: string
  outsideDir: string
}): Promise<Place> {
  const inside = join(options.dataDir, 'postgres')
  const outside = outsideOf(options)
  refuseMoved(options, outside)
  const account = await chooseAccount()
  const existing = [inside, outside].find(isFilled)
  if (existing) return placeOfExisting({ ...options, existing, account })
  if (await canEnter(account, options.dataDir)) return { cluster: inside, account, isNew: true }
  makeOpenFolder(options.outsideDir)
  makeOpenFolder(dirname(outside))
  return { cluster: outside, account, isNew: true, because: why(account, options.dataDir) }
}

export function readState(dataDir: string): State {
  const file = join(dataDir, 'postgres.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : {}
}

export function writeState(dataDir: string, state: State) {
  const file = join(dataDir, 'postgres.json')
  writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`)
  renameSync(`${file}.new`, file)
  // The name of an outside folder is a hash; this file names the data folder that it belongs to.
  if (state.cluster) writeFileSync(join(dirname(state.cluster), 'data-folder.txt'), `${dataDir}\n`)
}

async function placeOfExisting(options: {
  dataDir: string
  existing: string
  account: Account
}): Promise<Place> {
  const { existing, account: chosen, dataDir } = options
  const { uid, gid } = statSync(existing)
  // As root, the shop uses the account that made the cluster, so that the same folder also starts without root.
  const account = chosen.uid === undefined || uid === 0 ? chosen : await accountOfUid(uid, gid)
  if (!(await canEnter(account, dirname(existing))))
    throw new Error(
      `The shop's database lies in ${existing}, where user "${account.name}", who has to run it ` +
        'because PostgreSQL refuses to run as root, may not go. Let that user pass through every ' +
        'folder above it (chmod o+x), or start the shop as an ordinary user.',
    )
  const because = existing.startsWith(`${dataDir}/`) ? undefined : why(account, dataDir)
  return { cluster: existing, account, isNew: false, because }
}

// After a folder was moved, an empty database would look like the loss of every order. After a folder was copied, both
// folders would share one database, which would be worse.
function refuseMoved(options: { dataDir: string }, outside: string) {
  const { cluster } = readState(options.dataDir)
  if (!cluster || cluster === outside) return
  if (isFilled(outside) || isFilled(join(options.dataDir, 'postgres'))) return
  throw new Error(
    `The data folder ${options.dataDir} was moved or copied, and its database lies elsewhere, in ` +
      `${cluster}. If it was moved, move the database too: mv ${dirname(cluster)} ` +
      `${dirname(outside)}. If it is a copy that shall start empty, delete ` +
      `${join(options.dataDir, 'postgres.json')}.`,
  )
}

function outsideOf(options: { dataDir: string; outsideDir: string }) {
  const hash = createHash('sha256').update(options.dataDir).digest('hex').slice(0, 12)
  return join(options.outsideDir, hash, 'postgres')
}

function isFilled(folder: string) {
  try {
    return readdirSync(folder).length > 0
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    throw new Error(
      code === 'EACCES'
        ? `The shop's database lies in ${folder}, which belongs to another user. Start the shop ` +
            'as the user who started it before.'
        : `The folder ${folder} cannot be read (${code}). Choose another DATA_DIR.`,
      { cause: error },
    )
  }
}

function why(account: Account, dataDir: string) {
  return (
    `PostgreSQL refuses to run as root, and user "${account.name}", who runs it, ` +
    `may not go to ${dataDir}`
  )
}
