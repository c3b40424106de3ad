import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inNames, inSentences } from './glossary.ts'
import {
  isTest,
  lineAt,
  listComments,
  readSources,
  report,
  root,
  type Finding,
  type Source,
  visit,
} from './source.ts'

/** Texts that shoppers read keep a voice of their own, also in the comments beside them. */
const textsOfShoppers = /^contract\/words\//

/** Functions whose first argument is a sentence that names a test. */
const namesOfTests = new Set(['test', 'it', 'describe', 'journey'])

/** Quotations and code in a sentence are not its words. */
const quoted = /`[^`]*`|"[^"]*"|«[^»]*»|“[^”]*”/g

/** Words that the glossary replaces, in identifiers, paths, comments and names of tests. */
export function checkGlossary(sources: Source[]): Finding[] {
  return sources.flatMap((source) => [
    ...findInPath(source),
    ...findInNames(source),
    ...findInSentences(source),
  ])
}

/** Words that the glossary replaces, in the sentences of a document. */
export function checkDocumentWords({ file, text }: Source): Finding[] {
  return text.split('\n').flatMap((line, index) => sentenceFindings(file, index + 1, line))
}

function findInPath({ file }: Source): Finding[] {
  return oldWordsOf(file).map((word) => ({ file, line: 1, message: nameFinding(word, file) }))
}

function findInNames(source: Source): Finding[] {
  const { file, text } = source
  if (file.endsWith('.css')) return []
  const found = new Map<string, number>()
  const note = ({ name, start }: { name: string; start: number }) => {
    if (!found.has(name)) found.set(name, start)
  }
  visit(source, { Identifier: note, JSXIdentifier: note })
  return [...found].flatMap(([name, start]) =>
    oldWordsOf(name).map((word) => {
      return { file, line: lineAt(text, start), message: nameFinding(word, name) }
    }),
  )
}

function findInSentences(source: Source): Finding[] {
  const { file, text } = source
  if (file.endsWith('.css') || textsOfShoppers.test(file)) return []
  const sentences = [...listComments(source), ...(isTest(file) ? listTestNames(source) : [])]
  return sentences.flatMap(({ value, start }) => sentenceFindings(file, lineAt(text, start), value))
}

function listTestNames(source: Source): { value: string; start: number }[] {
  const names: { value: string; start: number }[] = []
  visit(source, {
    CallExpression({ callee, arguments: [first] }) {
      const text = source.text.slice(callee.start, callee.end)
      if (!namesOfTests.has(/^\w+/.exec(text)?.[0] ?? '')) return
      if (first?.type !== 'Literal' || typeof first.value !== 'string') return
      names.push({ value: first.value, start: first.start })
    },
  })
  return names
}

function sentenceFindings(file: string, line: number, sentence: string): Finding[] {
  const words =
    sentence
      .replaceAll(quoted, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  const old = [...new Set(words)].filter((word) => Object.hasOwn(inSentences, word))
  return old.map((word) => ({
    file,
    line,
    message: `a sentence says "${word}"; write ${inSentences[word]}`,
  }))
}

function oldWordsOf(name: string): string[] {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
  return words.map((word) => word.toLowerCase()).filter((word) => Object.hasOwn(inNames, word))
}

function nameFinding(word: string, name: string): string {
  return `${name} says "${word}"; write ${inNames[word]}`
}

/** The guides at the root, the decisions and the pages beside the code. */
function readDocuments(): Source[] {
  const patterns = ['*.md', 'decisions/*.md', 'bench/README.md', 'server/features/**/README.md']
  return globSync(patterns, { cwd: root })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

if (import.meta.main) {
  const sources = readSources().filter(({ file }) => !/^tools\/(check-)?glossary\./.test(file))
  const documents = readDocuments()
  const findings = [...checkGlossary(sources), ...documents.flatMap(checkDocumentWords)]
  const count = sources.length + documents.length
  report(findings, `glossary: ${count} files use its words`)
}
