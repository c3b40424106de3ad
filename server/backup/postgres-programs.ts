import { spawn } from 'node:child_process'
import { StartError } from '../config.ts'

type Program = 'pg_dump' | 'pg_restore'

/** Writes the whole database into one file, as one moment saw it. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  await run('pg_dump', { url, args: ['--format=custom', `--file=${file}`] })
}

/** Fills an empty database from the file: with all of it or with nothing. */
export async function loadDump(url: string, file: string): Promise<void> {
  // The owner and the rights of the earlier server name accounts that this one may not have.
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', file]
  await run('pg_restore', { url, args })
}

/** Refuses when the program is missing, or older than the PostgreSQL that its file belongs to. */
export async function checkProgram(program: Program, { postgres }: { postgres: number }) {
  const { code, output } = await start(program, ['--version'], process.env)
  const major = Number(/ (\d+)[.\d]*/.exec(output)?.[1])
  const remedy = `Install the client programs of PostgreSQL ${postgres} (on Debian and Ubuntu: apt install postgresql-client-${postgres}) and put them first on the PATH.`
  if (code !== 0 || !major) {
    throw new StartError(`The program ${program} is missing. ${remedy}`)
  }
  if (major < postgres) {
    throw new StartError(
      `The program ${program} is of PostgreSQL ${major}, and the database is of PostgreSQL ${postgres}. ${remedy}`,
    )
  }
}

async function run(program: Program, { url, args }: { url: string; args: string[] }) {
  const { address, password } = withoutPassword(url)
  const { code, output } = await start(
    program,
    ['--no-password', `--dbname=${address}`, ...args],
    password === undefined ? process.env : { ...process.env, PGPASSWORD: password },
  )
  if (code === 0) return
  throw new StartError(`${program} did not succeed. It said:\n${output.trim()}`)
}

/** Other users of the machine see the arguments of a program, and not its environment. */
export function withoutPassword(url: string): { address: string; password: string | undefined } {
  const address = new URL(url)
  const inQuery = address.searchParams.get('password')
  const password = address.password ? decodeURIComponent(address.password) : inQuery
  address.password = ''
  address.searchParams.delete('password')
  // libpq does not read a plus sign as a space.
  address.search = address.search.replaceAll('+', '%20')
  return { address: address.href, password: password ?? undefined }
}

function start(program: Program, args: string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program, args, {
      env: { ...env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
