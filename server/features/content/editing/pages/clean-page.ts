import type { Text } from '@rimal/contract/language'
import type { EditedBlock, PageFields } from '@rimal/contract/staff/pages'
import { cleanText } from '@rimal/contract/text/clean-text'
import type { StoredContent } from './pages.sql.ts'

/** Returns a page in the form in which it is stored: trimmed, without empty items and without empty headings. */
export function cleanPage({ title, description, sections }: PageFields): StoredContent {
  return {
    title: cleanSides(title),
    description: cleanSides(description),
    sections: sections.map(({ heading, body }) => {
      const cleaned = cleanSides(heading)
      return {
        heading: cleaned.en || cleaned.ar ? cleaned : null,
        body: { en: body.en.map(cleanBlock), ar: body.ar.map(cleanBlock) },
      }
    }),
  }
}

function cleanBlock({
  type,
  text,
  items,
  question,
  answer,
  keywords,
  head,
  rows,
}: EditedBlock): EditedBlock {
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
  }
}

function cleanItems(items: readonly string[]): string[] {
  return items.map(clean).filter(Boolean)
}

function cleanSides({ en, ar }: Text): Text {
  return { en: clean(en), ar: clean(ar) }
}

function clean(text: string): string {
  return cleanText(text).trim()
}
