import { StartError } from '../config.ts'

/**
 * Returns the sentence of an error that the owner can mend; undefined for a defect. What a part of the program refuses
 * is a plain `Error`; an unexpected error has another class or a code.
 */
export function ownerSentence(error: Error & { code?: string }): string | undefined {
  if (error instanceof StartError) return error.message
  if (error.constructor !== Error || 'code' in error) return undefined
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : ''
  return `${error.message}${cause}`
}
