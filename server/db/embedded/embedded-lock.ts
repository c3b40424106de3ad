import { randomBytes } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { markIsAlive, pidOfMark, processMark } from './embedded-process.ts'

const patienceMs = 180_000
const youngMs = 2_000

/** Runs `work` while no other process, and nothing else in this one, holds the lock file. */
export async function withLock<T>(
  options: { file: string; log: (line: string) => void },
  work: () => Promise<T>,
) {
  await takeLock(options)
  try {
    return await work()
  } finally {
    rmSync(options.file, { force: true })
  }
}

/** Says to the other shop processes of this data folder that we use the database. */
export function announceUser(folder: string) {
  mkdirSync(folder, { recursive: true })
  const name = `${processMark(process.pid)}.${randomBytes(4).toString('hex')}`
  writeFileSync(join(folder, name), '')
  return { leave: () => rmSync(join(folder, name), { force: true }) }
}

/** The pids of those who announced themselves and still live; forgets the dead. */
export function listUsers(folder: string) {
  mkdirSync(folder, { recursive: true })
  const marks = readdirSync(folder).map((name) => ({ name, mark: name.split('.')[0] ?? '' }))
  for (const { name } of marks.filter(({ mark }) => !markIsAlive(mark)))
    rmSync(join(folder, name), { force: true })
  return marks.filter(({ mark }) => markIsAlive(mark)).map(({ mark }) => pidOfMark(mark))
}

async function takeLock(options: { file: string; log: (line: string) => void }) {
  const since = Date.now()
  let logged = false
  while (!tryLock(options.file)) {
    const holder = readHolder(options.file)
    if (holder?.stale) {
      removeStale(options.file, holder.text)
      continue
    }
    const waited = Date.now() - since
    if (waited > patienceMs)
      throw new Error(
        `Process ${holder?.text} has been starting or stopping the database for minutes. ` +
          `If it is no shop of this data folder, delete ${options.file} and start again.`,
      )
    if (waited > youngMs && !logged) {
      options.log(`Waiting for process ${holder?.text}, which starts or stops the database.`)
      logged = true
    }
    await delay(50)
  }
}

function tryLock(file: string) {
  try {
    writeFileSync(file, processMark(process.pid) ?? '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string) {
  try {
    const text = readFileSync(file, 'utf8')
    // An empty file is a lock whose holder is about to write its name, or ended before writing it.
    const old = Date.now() - statSync(file).mtimeMs > youngMs
    return { text, stale: text === '' ? old : !markIsAlive(text) }
  } catch {
    return undefined
  }
}

function removeStale(file: string, seen: string) {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    renameSync(file, aside)
    // Between our look and our rename another process may have put its own lock there.
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, file)
  } catch {
    // Another process was faster; the next round reads the current state.
  } finally {
    rmSync(aside, { force: true })
  }
}
