import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import {
  type BlockType,
  maxItem,
  maxPageText,
  maxParagraph,
} from '@rimal/contract/staff/content-kinds'
import type { EditedBlock, PageFields } from '@rimal/contract/staff/pages'
import { styledField, withPlainTexts, wrongInLines } from './rich-lines.ts'

/** The fields of each type of block; those of `mayLack` may be left out. */
const fieldsOfType: Record<BlockType, (keyof EditedBlock)[]> = {
  p: ['text'],
  list: ['items'],
  question: ['question', 'answer', 'keywords'],
  table: ['head', 'rows'],
}
const mayLack: (keyof EditedBlock)[] = ['keywords']

/** An HTML tag or comment: shoppers would read it as it is written. */
const tag = /<[a-z/!][^>]*>/i

/** Returns what is wrong with a page, by field of the call: `fields.sections.0.body.en.1.text`. */
export function checkPage({ title, description, sections }: PageFields): FieldErrors {
  const wrong: FieldErrors = { ...checkSides('fields.description', description) }
  if (isEmptyText(title)) wrong['fields.title.en'] = 'required'
  Object.assign(wrong, checkSides('fields.title', title))
  if (lengthOf(sections) > maxPageText) wrong['fields.sections'] = 'too_long'
  for (const [index, { heading, body }] of sections.entries()) {
    const path = `fields.sections.${index}`
    Object.assign(wrong, checkSides(`${path}.heading`, heading))
    for (const side of ['en', 'ar'] as const) {
      for (const [place, block] of body[side].entries()) {
        Object.assign(wrong, checkBlock(`${path}.body.${side}.${place}`, block))
      }
    }
  }
  return wrong
}

function checkSides(path: string, text: Text): FieldErrors {
  const wrong: FieldErrors = {}
  for (const side of ['en', 'ar'] as const) {
    if (tag.test(text[side])) wrong[`${path}.${side}`] = 'html'
  }
  return wrong
}

function checkBlock(path: string, given: EditedBlock): FieldErrors {
  const { type } = given
  const fields = fieldsOfType[type]
  const wrong: FieldErrors = {}
  for (const name of Object.keys(given) as (keyof EditedBlock)[]) {
    if (!['type', 'rich', ...fields].includes(name)) wrong[`${path}.${name}`] = 'unknown'
  }
  const block = withPlainTexts(given)
  for (const name of fields) {
    const texts = [block[name] ?? []].flat(2) as string[]
    const isEmpty = texts.every((text) => text.trim() === '')
    if (isEmpty && !mayLack.includes(name)) wrong[`${path}.${name}`] = 'required'
    if (texts.some((text) => text.length > maxLengthOf(name))) wrong[`${path}.${name}`] = 'invalid'
    if (texts.some((text) => tag.test(text))) wrong[`${path}.${name}`] = 'html'
  }
  const ofLines = wrongInLines(given)
  if (ofLines) wrong[`${path}.${type === 'table' ? 'rich' : styledField[type]}`] = ofLines
  const columns = block.head?.length ?? 0
  if (block.rows?.some((row) => row.length !== columns)) wrong[`${path}.rows`] = 'invalid'
  return wrong
}

/** The texts that are made from styled lines have the lengths of plain ones. */
function maxLengthOf(name: keyof EditedBlock): number {
  return name === 'text' ? maxParagraph : maxItem
}

/** The length of the longer language. */
function lengthOf(sections: PageFields['sections']): number {
  const of = (side: 'en' | 'ar') =>
    sections.reduce((sum, { heading, body }) => {
      const texts = body[side].map(withPlainTexts).flatMap(textsOf)
      return sum + heading[side].length + texts.reduce((all, text) => all + text.length, 0)
    }, 0)
  return Math.max(of('en'), of('ar'))
}

function textsOf({ text, items, question, answer, keywords, head, rows }: EditedBlock): string[] {
  return [text, items, question, answer, keywords, head, rows]
    .flat(2)
    .filter((one) => one !== undefined)
}

function isEmptyText({ en, ar }: Text): boolean {
  return en.trim() === '' && ar.trim() === ''
}
