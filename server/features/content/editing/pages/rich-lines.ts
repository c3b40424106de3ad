import { isLinkTarget } from '@rimal/contract/text/link-target'
import type { EditedBlock } from '@rimal/contract/staff/pages'
import { cleanLine, isStyled, type Line, textOf } from '@rimal/contract/text/rich-lines'

/** The field of each type of block whose lines may be styled. */
export const styledField = { p: 'text', list: 'items', question: 'answer' } as const

/** Returns a block whose plain texts are those of its styled lines. */
export function withPlainTexts(block: EditedBlock): EditedBlock {
  const { rich, ...plain } = block
  if (!rich || block.type === 'table') return block
  const lines = rich.map(textOf)
  const texts =
    block.type === 'p' ? { text: lines.join(' ') } : { [styledField[block.type]]: lines }
  return { ...plain, ...texts, rich }
}

/** Returns the cleaned styled lines of a block without empty lines; undefined where nothing is styled. */
export function cleanLines(rich: readonly Line[] | undefined): Line[] | undefined {
  const lines = rich?.map(cleanLine).filter((line) => line.length > 0) ?? []
  return lines.some(isStyled) ? lines : undefined
}

/** Says what is wrong with the styled lines of a block. */
export function wrongInLines({ type, rich = [] }: EditedBlock): string | undefined {
  if (type === 'table' && rich.length > 0) return 'unknown'
  if (type === 'p' && rich.length > 1) return 'invalid'
  if (rich.flat().some(({ href }) => href !== undefined && !isLinkTarget(href))) return 'link'
  return rich.some(isPlaceholderSplit) ? 'placeholder_styled' : undefined
}

/** The shop fills in `{welcome_code}` run by run, so that a part of it cannot have a style of its own. */
function isPlaceholderSplit(line: Line): boolean {
  const count = (text: string) => text.match(/\{welcome_\w+\}/g)?.length ?? 0
  return count(textOf(line)) !== line.reduce((sum, { text }) => sum + count(text), 0)
}
