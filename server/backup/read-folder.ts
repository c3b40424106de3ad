import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../config.ts'

/** Returns the one folder that a command is given, as an absolute path. */
export function readFolder(usage: string): string {
  try {
    const [folder, ...others] = parseArgs({ allowPositionals: true }).positionals
    // npm runs a script in the folder of the package; a relative path starts where the owner is.
    if (folder && others.length === 0) return resolve(process.env.INIT_CWD ?? '.', folder)
  } catch {
    // An option is answered like a missing folder.
  }
  throw new StartError(`The command wants one folder: ${usage}`)
}
