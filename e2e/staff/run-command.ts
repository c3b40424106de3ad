import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * The environment variables by which the staff command finds a shop's database: DATABASE_URL or DATA_DIR, and the
 * like.
 */
export type Machine = Record<string, string>

const run = promisify(execFile)
/** The tests run many commands, and each would compile the server anew. */
const compileCache = join(import.meta.dirname, '../../node_modules/.compile-cache')
const command = join(import.meta.dirname, '../../server/staff.ts')

/** Runs the staff command on the machine of a shop and returns its output. Fails when the command refuses. */
export async function runStaff(machine: Machine, ...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache, ...machine }
  const { stdout } = await run(process.execPath, [command, ...words], { env })
  return stdout
}
