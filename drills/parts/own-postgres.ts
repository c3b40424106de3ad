import { execFile, execFileSync } from 'node:child_process'
import { appendFile, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where Debian has the programs of PostgreSQL. */
const postgresPrograms = process.env.DRILL_POSTGRES ?? '/usr/lib/postgresql/15/bin'

/** Returns a command that runs as the user postgres: PostgreSQL refuses to run as root. */
export function asPostgres(command: readonly string[]): [string, string[]] {
  const [program = '', ...args] = command
  if (process.getuid?.() !== 0) return [program, args]
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', ...command]]
}

export async function giveToPostgres(path: string) {
  if (process.getuid?.() !== 0) return
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  await chown(path, id('-u'), id('-g'))
}

/** Makes a PostgreSQL of the drill's own in a folder, and starts it. `env` is added to its environment. */
export async function openPostgres(folder: string, port: number, env: NodeJS.ProcessEnv = {}) {
  const program = (name: string, args: string[]) => runProgram(name, args, env)
  const data = join(folder, 'postgres')
  await mkdir(data, { recursive: true })
  await giveToPostgres(data)
  await program('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  await appendFile(
    join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\n`,
  )

  const control = (...args: string[]) =>
    program('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(data, 'drill.log'), ...args])

  await control('start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    data,
    start: () => control('start'),
    stop: (mode: 'fast' | 'immediate') => control('stop', '-m', mode),
    restart: (mode: 'fast' | 'immediate') => control('restart', '-m', mode),
    async [Symbol.asyncDispose]() {
      await control('stop', '-m', 'immediate').catch(() => {})
    },
  }
}

async function runProgram(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const [command, all] = asPostgres([join(postgresPrograms, name), ...args])
  await run(command, all, { env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env } })
}
