import { ownerSentence } from './owner-sentence.ts'

type Say = (line: string) => void

/** Runs a command of the terminal. What the owner can mend is said in a sentence, and a defect with its stack. */
export async function runCommand(work: (say: Say) => Promise<unknown>): Promise<void> {
  try {
    await work((line) => process.stdout.write(`${line}\n`))
  } catch (error) {
    process.stderr.write(`${explain(error as Error)}\n`)
    process.exitCode = 1
  }
}

function explain(error: Error & { code?: string }): string {
  if (error.code === 'ENOSPC') return 'The disk is full.'
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `This user may not do that: ${error.message}`
  return ownerSentence(error) ?? error.stack ?? String(error)
}
