import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inNames, inSentences, inTextKeys, verbsOfNames } from './glossary.ts'
import { listSentences } from './list-sentences.ts'
import { lineAt, readSources, report, root, type Finding, type Source, visit } from '../source.ts'

/** Texts that shoppers read keep a voice of their own, also in the comments beside them. */
const textsOfShoppers = /^contract\/words\//

/** Quotations and code in a sentence are not its words. */
const quoted = /`[^`]*`|"[^"]*"|«[^»]*»|“[^”]*”/g

/** In SQL: a comment, or a text, which is no name. */
const commentOfSql = /--.*/g
const textOfSql = /'[^']*'/g

type Words = Record<string, string>

/** Finds words that the glossary replaces in identifiers, paths, comments, names of tests and other sentences. */
export function checkGlossary(sources: Source[]): Finding[] {
  return sources.flatMap((source) => [
    ...findInPath(source),
    ...findInNames(source),
    ...findInSentences(source),
  ])
}

/** Finds words that the glossary replaces in the comments of SQL, and in its tables, columns and indexes. */
export function checkSqlWords({ file, text }: Source): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const at = { file, line: index + 1 }
    const comment = line.match(commentOfSql)?.[0] ?? ''
    return [
      ...sentenceFindings(at, comment),
      ...namesOfSql(line).flatMap((name) => nameFindings(at, name)),
    ]
  })
}

/** Finds words that the glossary replaces in the sentences of a document. */
export function checkDocumentWords({ file, text }: Source): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) => sentenceFindings({ file, line: index + 1 }, line))
}

function namesOfSql(text: string): string[] {
  const names = text.replaceAll(commentOfSql, '').replaceAll(textOfSql, '').match(/\w+/g) ?? []
  return [...new Set(names)]
}

function findInPath({ file }: Source): Finding[] {
  return nameFindings({ file, line: 1 }, file)
}

function findInNames(source: Source): Finding[] {
  const { file, text } = source
  if (file.endsWith('.css')) return []
  const found = new Map<string, number>()
  const note = ({ name, start }: { name: string; start: number }) => {
    if (!found.has(name)) found.set(name, start)
  }
  visit(source, {
    Identifier: note,
    JSXIdentifier: note,
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      for (const { value, start } of quasi.quasis) {
        for (const name of namesOfSql(value.raw)) note({ name, start })
      }
    },
  })
  const words = textsOfShoppers.test(file) ? inTextKeys : inNames
  return [...found].flatMap(([name, start]) =>
    nameFindings({ file, line: lineAt(text, start) }, name, words),
  )
}

function findInSentences(source: Source): Finding[] {
  const { file, text } = source
  if (file.endsWith('.css') || textsOfShoppers.test(file)) return []
  return listSentences(source).flatMap(({ value, start }) =>
    sentenceFindings({ file, line: lineAt(text, start) }, value),
  )
}

type Place = Pick<Finding, 'file' | 'line'>

function sentenceFindings(place: Place, sentence: string): Finding[] {
  const words =
    sentence
      .replaceAll(quoted, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  const old = [...new Set(words)].filter((word) => Object.hasOwn(inSentences, word))
  return old.map((word) => ({
    ...place,
    message: `a sentence says "${word}"; write ${inSentences[word]}`,
  }))
}

function nameFindings(place: Place, name: string, words: Words = inNames): Finding[] {
  const all = wordsOf(name)
  return all
    .filter((word, index) => index > 0 || all.length === 1 || !verbsOfNames.has(word))
    .filter((word) => Object.hasOwn(words, word))
    .map((word) => ({ ...place, message: `${name} says "${word}"; write ${words[word]}` }))
}

/** Returns the words of a name, and each two that follow each other: `lineTakenOut` has `taken out`. */
function wordsOf(name: string): string[] {
  const words = name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]
}

function readTexts(patterns: string[]): Source[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

if (import.meta.main) {
  const sources = readSources().filter(
    ({ file }) => !/^tools\/glossary\/(check-)?glossary\./.test(file),
  )
  const statements = readTexts(['server/db/migrations/*.sql', 'bench/**/*.sql'])
  const guides = ['*.md', 'decisions/*.md', 'bench/README.md', 'server/features/**/README.md']
  const documents = readTexts(guides)
  const findings = [
    ...checkGlossary(sources),
    ...statements.flatMap(checkSqlWords),
    ...documents.flatMap(checkDocumentWords),
  ]
  const count = sources.length + statements.length + documents.length
  report(findings, `glossary: ${count} files use its words`)
}
