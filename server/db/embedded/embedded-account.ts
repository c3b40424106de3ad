import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The account that runs PostgreSQL: the current user (no uid), or another user if the shop runs as root, which
 * PostgreSQL refuses.
 */
export type Account = { name: string; uid?: number; gid?: number }

// PG* and LD_* of the owner's shell must not steer our server, and we read its messages in English.
export const cleanEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' }

export async function chooseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return { name: 'you' }
  // initdb wants a name for its uid, so a number that no user has does not work.
  for (const name of ['postgres', 'nobody']) {
    const uid = await askId('-u', name)
    const gid = await askId('-g', name)
    if (uid && gid) return { name, uid, gid }
  }
  throw new Error(
    'The shop runs as root, PostgreSQL refuses to, and this machine has neither a user "postgres" ' +
      'nor "nobody" to run it as. Start the shop as an ordinary user, or set DATABASE_URL.',
  )
}

export async function accountOfUid(uid: number, gid: number): Promise<Account> {
  const { stdout } = await promisify(execFile)('id', ['-un', String(uid)]).catch(() => ({
    stdout: `number ${uid}`,
  }))
  return { name: stdout.trim(), uid, gid }
}

/** Whether the account may enter the folder, asked of the system itself, which knows all its rules. */
export async function canEnter(account: Account, folder: string) {
  const { code } = await runAs(account, { command: '/bin/sh', args: ['-c', 'cd "$0"', folder] })
  return code === 0
}

export function runAs(account: Account, program: { command: string; args: string[] }) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program.command, program.args, {
      uid: account.uid,
      gid: account.gid,
      // The folder the shop was started in may be closed to the account.
      cwd: '/',
      env: cleanEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

async function askId(flag: string, name: string) {
  const { stdout } = await promisify(execFile)('id', [flag, name]).catch(() => ({ stdout: '' }))
  return Number(stdout) || undefined
}
