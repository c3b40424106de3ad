import type { Text } from '@rimal/contract/language'
import type { BlockType } from '@rimal/contract/staff/content-kinds'
import type { EditedBlock, PageFields, StaffPage } from '@rimal/contract/staff/pages'
import { cleanBoth, cleanText } from '@rimal/contract/text/clean-text'
import { cleanLine, isStyled, type Line, textOf } from '@rimal/contract/text/rich-lines'
import type { EditForm, Saved } from '../../../ui/form/use-edit-form.ts'
import type { Side } from '../sides.ts'
import { plainLine } from './rich/rich-lines.ts'

/** A block in the form: it has the fields of every type. Paragraphs that follow each other are one block. */
export type FormBlock = {
  /** Follows the block when it moves. */
  key: string
  type: BlockType
  /** The paragraphs of a text or an answer, or the items of a list. */
  lines: Line[]
  question: string
  keywords: string
  head: string[]
  rows: string[][]
}

export type FormSection = { key: string; heading: Text; body: Record<Side, FormBlock[]> }

/** The fields of a page while they are edited. */
export type PageForm = { title: Text; description: Text; sections: FormSection[] }

export type PageEdit = EditForm<PageForm>

export function savedOf({ revision, savedAt, savedBy, fields }: StaffPage): Saved<PageForm> {
  const { title, description, sections } = fields
  return {
    revision,
    savedBy,
    savedAt: savedAt ?? '',
    fields: {
      title,
      description,
      sections: sections.map(({ heading, body }, index) => ({
        key: `${index}`,
        heading,
        body: {
          en: formBlocksOf(body.en, `${index}-en`),
          ar: formBlocksOf(body.ar, `${index}-ar`),
        },
      })),
    },
  }
}

/** The fields in the form in which the server stores them: trimmed, and without the keys of the form. */
export function fieldsOf({ title, description, sections }: PageForm): PageFields {
  return {
    title: cleanBoth(title),
    description: cleanBoth(description),
    sections: sections.map(({ heading, body }) => ({
      heading: cleanBoth(heading),
      body: { en: body.en.flatMap(blocksOf), ar: body.ar.flatMap(blocksOf) },
    })),
  }
}

/** The places that the blocks of a section have when they are saved, where each paragraph is a block. */
export function placesOf(blocks: readonly FormBlock[]): number[][] {
  let next = 0
  return blocks.map((block) => blocksOf(block).map(() => next++))
}

export function newBlock(type: BlockType): FormBlock {
  const isTable = type === 'table'
  return {
    ...formBlockOf({ type }, crypto.randomUUID()),
    ...(isTable ? { head: ['', ''], rows: [['', '']] } : {}),
  }
}

export function newSection(): FormSection {
  return { key: crypto.randomUUID(), heading: { en: '', ar: '' }, body: { en: [], ar: [] } }
}

function formBlocksOf(blocks: readonly EditedBlock[], key: string): FormBlock[] {
  return blocks.reduce<FormBlock[]>((before, block, place) => {
    const last = before.at(-1)
    const next = formBlockOf(block, `${key}-${place}`)
    if (last?.type !== 'p' || block.type !== 'p') return [...before, next]
    return [...before.slice(0, -1), { ...last, lines: [...last.lines, ...next.lines] }]
  }, [])
}

function formBlockOf(block: EditedBlock, key: string): FormBlock {
  const { type, text, items, question = '', answer, keywords = '', head = [], rows = [] } = block
  const plain = items ?? answer ?? (text ? [text] : [])
  return { key, type, lines: block.rich ?? plain.map(plainLine), question, keywords, head, rows }
}

/** An empty text is saved as one empty paragraph, so that what is missing has a place. */
function blocksOf({ type, lines, question, keywords, head, rows }: FormBlock): EditedBlock[] {
  const filled = lines.map(cleanLine).filter((line) => line.length > 0)
  switch (type) {
    case 'p':
      return (filled.length > 0 ? filled : [[]]).map((line) =>
        isStyled(line) ? { type, rich: [line] } : { type, text: textOf(line) },
      )
    case 'list':
      return [
        { type, ...(filled.some(isStyled) ? { rich: filled } : { items: filled.map(textOf) }) },
      ]
    case 'question':
      return [
        {
          type,
          question: clean(question),
          ...(filled.some(isStyled) ? { rich: filled } : { answer: filled.map(textOf) }),
          ...(clean(keywords) ? { keywords: clean(keywords) } : {}),
        },
      ]
    case 'table':
      return [{ type, head: head.map(clean), rows: rows.map((row) => row.map(clean)) }]
  }
}

function clean(text: string): string {
  return cleanText(text).trim()
}
