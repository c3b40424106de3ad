import { errorAt } from '../error-at.ts'
import type { BlockProps } from './block-props.ts'

/** What the server refused at a field of a block, or at one of the paragraphs that are written together. */
export function blockError(
  { paths, errors }: Pick<BlockProps, 'paths' | 'errors'>,
  field: string,
): string | undefined {
  for (const path of paths) {
    const sentence = errorAt(errors, `${path}.${field}`)
    if (sentence !== undefined) return sentence
  }
  return undefined
}
