import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { StartError } from '../config.ts'

/** What stands behind the name of a command; a misspelt option is answered by those that the command knows. */
export function readOptions<const O extends ParseArgsOptionsConfig>(options: O) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new StartError(
      `${(error as Error).message}. The command knows ${known.join(' and ') || 'no options'}.`,
    )
  }
}
