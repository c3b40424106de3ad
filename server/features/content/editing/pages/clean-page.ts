import type { EditedBlock, PageFields } from '@rimal/contract/staff/pages'
import { cleanBoth, cleanText } from '@rimal/contract/text/clean-text'
import type { StoredContent } from '../../drafts.sql.ts'
import { cleanLines, withPlainTexts } from './rich-lines.ts'

/** Returns a page in the form in which it is stored: trimmed, without empty items and without empty headings. */
export function cleanPage({ title, description, sections }: PageFields): StoredContent {
  return {
    title: cleanBoth(title),
    description: cleanBoth(description),
    sections: sections.map(({ heading, body }) => {
      const cleaned = cleanBoth(heading)
      return {
        heading: cleaned.en || cleaned.ar ? cleaned : null,
        body: { en: body.en.map(cleanBlock), ar: body.ar.map(cleanBlock) },
      }
    }),
  }
}

function cleanBlock(given: EditedBlock): EditedBlock {
  const { type, text, items, question, answer, keywords, head, rows } = withPlainTexts(given)
  const rich = cleanLines(given.rich)
  const words = keywords === undefined ? '' : clean(keywords)
  return {
    type,
    ...(text === undefined ? {} : { text: clean(text) }),
    ...(items ? { items: cleanItems(items) } : {}),
    ...(question === undefined ? {} : { question: clean(question) }),
    ...(answer ? { answer: cleanItems(answer) } : {}),
    ...(words ? { keywords: words } : {}),
    ...(head ? { head: head.map(clean) } : {}),
    ...(rows ? { rows: rows.map((row) => row.map(clean)) } : {}),
    ...(rich ? { rich } : {}),
  }
}

function cleanItems(items: readonly string[]): string[] {
  return items.map(clean).filter(Boolean)
}

function clean(text: string): string {
  return cleanText(text).trim()
}
