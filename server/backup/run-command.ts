import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../config.ts'

/** Runs a command that is given one folder, and prints what the owner can mend as a sentence. */
export async function runCommand(
  usage: string,
  work: (given: { folder: string; say: (line: string) => void }) => Promise<unknown>,
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  try {
    await work({ folder: readFolder(usage), say })
  } catch (error) {
    process.stderr.write(`${explain(error as Error)}\n`)
    process.exitCode = 1
  }
}

function readFolder(usage: string): string {
  try {
    const [folder, ...others] = parseArgs({ allowPositionals: true }).positionals
    // npm runs a script in the folder of the package; a relative path starts where the owner is.
    if (folder && others.length === 0) return resolve(process.env.INIT_CWD ?? '.', folder)
  } catch {
    // An option is answered like a missing folder.
  }
  throw new StartError(`The command wants one folder: ${usage}`)
}

/** Errors of the embedded database and of files are sentences too; what has another class is a defect. */
function explain(error: Error & { code?: string }): string {
  const isSentence = error instanceof StartError || (error.constructor === Error && !error.code)
  if (isSentence) return error.message
  if (error.code === 'ENOSPC') return 'The disk is full. Nothing unfinished was left behind.'
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `This user may not do that: ${error.message}`
  return error.stack ?? String(error)
}
