import { isTest, listComments, type Source, visit } from '../source.ts'

export type Sentence = { value: string; start: number }

/** Functions whose first argument is a sentence that names a test. */
const namesOfTests = new Set(['test', 'it', 'describe', 'journey'])

/** Files whose texts are sentences: what the staff command says, and the summaries of calls. */
const withTexts = /^(server\/staff-command\/|contract\/(?!words\/|errors\/|text\/))/

/** Lists the sentences of a source: its comments, the names of its tests, and its texts where they are sentences. */
export function listSentences(source: Source): Sentence[] {
  const { file } = source
  return [
    ...listComments(source),
    ...(isTest(file) ? listTestNames(source) : withTexts.test(file) ? listTexts(source) : []),
  ]
}

/** Lists the names of tests; a row of `test.each` that begins with a text names a test too. */
function listTestNames(source: Source): Sentence[] {
  const names: Sentence[] = []
  const note = (node: object | null | undefined) => {
    const { type, value, start } = (node ?? {}) as { type?: string } & Partial<Sentence>
    if (type !== 'Literal' || typeof value !== 'string' || start === undefined) return
    names.push({ value, start })
  }
  visit(source, {
    CallExpression({ callee, arguments: [first] }) {
      const text = source.text.slice(callee.start, callee.end)
      if (!namesOfTests.has(/^\w+/.exec(text)?.[0] ?? '')) return
      note(first)
      if (!/^\w+\.each$/.test(text) || first?.type !== 'ArrayExpression') return
      for (const row of first.elements) {
        note(row?.type === 'ArrayExpression' ? row.elements[0] : row)
      }
    },
  })
  return names
}

/** Lists the texts with a space: others are names and codes. */
function listTexts(source: Source): Sentence[] {
  const texts: Sentence[] = []
  visit(source, {
    Literal({ value, start }) {
      if (typeof value === 'string' && value.includes(' ')) texts.push({ value, start })
    },
    TemplateElement({ value, start }) {
      if (value.raw.includes(' ')) texts.push({ value: value.raw, start })
    },
  })
  return texts
}
