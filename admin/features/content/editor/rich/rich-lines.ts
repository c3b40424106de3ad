import type { Line, Run } from '@rimal/contract/text/rich-lines'
import type { JSONContent } from '@tiptap/core'

export function plainLine(text: string): Line {
  return text === '' ? [] : [{ text }]
}

/** The lines as a document of the editor, one paragraph for each. */
export function docOf(lines: readonly Line[]): JSONContent {
  const paragraphs = lines.length > 0 ? lines : [[]]
  return {
    type: 'doc',
    content: paragraphs.map((line) => ({
      type: 'paragraph',
      content: line.map(({ text, bold, italic, href }) => ({
        type: 'text',
        text,
        marks: [
          ...(bold ? [{ type: 'bold' }] : []),
          ...(italic ? [{ type: 'italic' }] : []),
          ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
        ],
      })),
    })),
  }
}

/** The document of the editor as lines; an empty document has none. */
export function linesOf({ content = [] }: JSONContent): Line[] {
  const lines = content.map(({ content: texts = [] }) => texts.map(runOf))
  return lines.every((line) => line.length === 0) ? [] : lines
}

function runOf({ text = '', marks = [] }: JSONContent): Run {
  const names = marks.map(({ type }) => type)
  const link = marks.find(({ type }) => type === 'link')
  const href: unknown = link?.attrs?.['href']
  return {
    text,
    ...(names.includes('bold') ? { bold: true } : {}),
    ...(names.includes('italic') ? { italic: true } : {}),
    ...(typeof href === 'string' ? { href } : {}),
  }
}
