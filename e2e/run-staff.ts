import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where a shop keeps its database, as its command is told: DATABASE_URL or DATA_DIR, and the like. */
export type Machine = Record<string, string>

const run = promisify(execFile)
const command = join(import.meta.dirname, '../server/staff.ts')

/** The house's command, typed at the machine of a shop; what it printed. Fails where it refuses. */
export async function runStaff(machine: Machine, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...machine }
  const { stdout } = await run(process.execPath, [command, ...words], { env })
  return stdout
}
