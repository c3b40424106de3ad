import type { EditedBlock } from '../staff/pages.ts'
import { cleanText } from './clean-text.ts'

/** A paragraph, or an item of a list, as stretches of one style. No TypeBox here: the admin ships this file. */
export type Line = NonNullable<EditedBlock['rich']>[number]
export type Run = Line[number]

/** The text of a line without its styles. */
export function textOf(line: Line): string {
  return line.map(({ text }) => text).join('')
}

/** Whether a stretch of a line is bold, italic or a link. */
export function isStyled(line: Line): boolean {
  return line.some(({ bold, italic, href }) => bold || italic || href !== undefined)
}

/**
 * Returns a line in the form in which it is stored: without blanks at its ends, with neighbours of one style joined, and
 * empty where it has no text.
 */
export function cleanLine(line: Line): Line {
  const runs = line.map((run) => ({ ...marksOf(run), text: cleanText(run.text) }))
  const joined = runs.reduce<Run[]>((before, run) => {
    const last = before.at(-1)
    if (!last || !hasStyleOf(last, run)) return [...before, run]
    return [...before.slice(0, -1), { ...last, text: last.text + run.text }]
  }, [])
  return trimmed(joined.filter(({ text }) => text !== ''))
}

/** The marks that are set, in one form: a mark that is off is left out. */
function marksOf({ bold, italic, href }: Run) {
  return {
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(href === undefined ? {} : { href }),
  }
}

function hasStyleOf(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.href === b.href
}

/** Removes the spaces at both ends of a line; a stretch of nothing else goes with them. */
function trimmed(line: Line): Line {
  const first = line.findIndex(({ text }) => text.trim() !== '')
  const last = line.findLastIndex(({ text }) => text.trim() !== '')
  if (first < 0) return []
  return line.slice(first, last + 1).map((run, index, rest) => {
    const start = index === 0 ? run.text.trimStart() : run.text
    return { ...run, text: index === rest.length - 1 ? start.trimEnd() : start }
  })
}
