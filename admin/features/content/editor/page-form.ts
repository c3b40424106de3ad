import type { Text } from '@rimal/contract/language'
import type { BlockType } from '@rimal/contract/staff/content-kinds'
import type { EditedBlock, PageFields, StaffPage } from '@rimal/contract/staff/pages'
import type { EditForm, Saved } from '../../../ui/form/use-edit-form.ts'
import type { Side } from '../sides.ts'

/** A block in the form: it has the fields of every type, and a list is a text with one item in each line. */
export type FormBlock = {
  /** Follows the block when it moves. */
  key: string
  type: BlockType
  text: string
  items: string
  question: string
  answer: string
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
          en: body.en.map((block, place) => formBlockOf(block, `${index}-en-${place}`)),
          ar: body.ar.map((block, place) => formBlockOf(block, `${index}-ar-${place}`)),
        },
      })),
    },
  }
}

/** The fields in the form in which they are saved. */
export function fieldsOf({ title, description, sections }: PageForm): PageFields {
  return {
    title,
    description,
    sections: sections.map(({ heading, body }) => ({
      heading,
      body: { en: body.en.map(blockOf), ar: body.ar.map(blockOf) },
    })),
  }
}

export function newBlock(type: BlockType): FormBlock {
  const isTable = type === 'table'
  return formBlockOf(
    { type, ...(isTable ? { head: ['', ''], rows: [['', '']] } : {}) },
    crypto.randomUUID(),
  )
}

export function newSection(): FormSection {
  return { key: crypto.randomUUID(), heading: { en: '', ar: '' }, body: { en: [], ar: [] } }
}

function formBlockOf(block: EditedBlock, key: string): FormBlock {
  return {
    key,
    type: block.type,
    text: block.text ?? '',
    items: (block.items ?? []).join('\n'),
    question: block.question ?? '',
    answer: (block.answer ?? []).join('\n'),
    keywords: block.keywords ?? '',
    head: block.head ?? [],
    rows: block.rows ?? [],
  }
}

function blockOf(block: FormBlock): EditedBlock {
  const { type, text, items, question, answer, keywords, head, rows } = block
  switch (type) {
    case 'p':
      return { type, text }
    case 'list':
      return { type, items: linesOf(items) }
    case 'question':
      return { type, question, answer: linesOf(answer), ...(keywords.trim() ? { keywords } : {}) }
    case 'table':
      return { type, head, rows }
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
