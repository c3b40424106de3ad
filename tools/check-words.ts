import { join } from 'node:path'
import { checkText } from './text-rules.ts'
import {
  isTest,
  lineAt,
  readSources,
  report,
  root,
  visit,
  type Finding,
  type Source,
} from './source.ts'

/** A list of texts that a module exports. */
type Texts = { source: Source; entries: Record<string, unknown> }

/** Attributes that are read out or shown. */
const spoken = ['alt', 'title', 'label', 'placeholder', 'aria-label', 'aria-description']

/** The texts that break a rule of writing in their language. */
export function checkTexts(lists: Texts[]): Finding[] {
  return lists.flatMap(({ source, entries }) =>
    Object.entries(entries).flatMap(([key, entry]) =>
      checkText(key, entry).map((message) => ({ ...place(source, key), message })),
    ),
  )
}

/** The keys that two lists define. */
export function findDuplicates(lists: Texts[]): Finding[] {
  const owners = new Map<string, Source>()
  return lists.flatMap(({ source, entries }) =>
    Object.keys(entries).flatMap((key) => {
      const owner = owners.get(key)
      if (!owner) owners.set(key, source)
      if (!owner) return []
      const message = `${key} is already in ${owner.file}; use that one or another key`
      return [{ ...place(source, key), message }]
    }),
  )
}

/**
 * The keys that no source uses: as a string, as a member, or by a template such as
 * `order_${state}`.
 */
export function findUnused(lists: Texts[], sources: Source[]): Finding[] {
  const { names, patterns } = collectNames(sources)
  return lists.flatMap(({ source, entries }) =>
    Object.keys(entries)
      .filter((key) => !names.has(key) && !patterns.some((pattern) => pattern.test(key)))
      .map((key) => ({ ...place(source, key), message: `${key} is used nowhere; delete it` })),
  )
}

/** Texts that are written into the markup, and so exist in one language only. */
export function findLiterals(sources: Source[]): Finding[] {
  return sources.flatMap((source) => {
    const findings: Finding[] = []
    const add = (text: string, offset: number) => {
      if (!/\p{L}/u.test(text.replace(/&#?\w+;/g, ''))) return
      const line = lineAt(source.text, offset + source.text.slice(offset).search(/\S/))
      const message = `“${text.trim()}” is written in the markup; give it a key in contract/words`
      findings.push({ file: source.file, line, message })
    }
    const addString = (node: { type: string; value?: unknown; start: number } | null) => {
      if (node?.type === 'Literal' && typeof node.value === 'string') add(node.value, node.start)
    }
    visit(source, {
      JSXText: ({ value, start }) => add(value, start),
      JSXElement: ({ children }) => {
        for (const child of children) {
          if (child.type === 'JSXExpressionContainer') addString(child.expression)
        }
      },
      JSXAttribute: ({ name, value }) => {
        if (typeof name.name === 'string' && spoken.includes(name.name)) addString(value)
      },
    })
    return findings
  })
}

function collectNames(sources: Source[]): { names: Set<string>; patterns: RegExp[] } {
  const names = new Set<string>()
  const patterns: RegExp[] = []
  const addTemplate = (parts: string[]) => {
    const spelt = parts.every((part) => /^\w*$/.test(part))
    const named = parts.some((part) => /[a-z]_$|^_[a-z]/.test(part))
    if (spelt && named) patterns.push(new RegExp(`^${parts.join('\\w+')}$`))
  }
  for (const source of sources) {
    visit(source, {
      Literal: ({ value }) => {
        if (typeof value !== 'string') return
        names.add(value)
        if (value.endsWith('_')) addTemplate([value, ''])
      },
      TemplateLiteral: ({ quasis }) => addTemplate(quasis.map(({ value }) => value.raw)),
      MemberExpression: ({ property }) => {
        if (property.type === 'Identifier') names.add(property.name)
      },
    })
  }
  return { names, patterns }
}

function place(source: Source, key: string): { file: string; line: number } {
  return { file: source.file, line: lineAt(source.text, Math.max(0, find(source, key))) }
}

async function loadTexts(sources: Source[]): Promise<Texts[]> {
  const lists: Texts[] = []
  for (const source of sources) {
    const exported: Record<string, unknown> = await import(join(root, source.file))
    for (const list of Object.values(exported)) {
      if (isList(list)) lists.push({ source, entries: spelledOut(source, list) })
    }
  }
  return lists
}

function isList(exported: unknown): exported is Record<string, unknown> {
  if (exported?.constructor !== Object) return false
  return Object.values(exported).some((it) => it && Object.hasOwn(it, 'en'))
}

/** The entries that the file itself defines, without those that it collects from other lists. */
function spelledOut(source: Source, list: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(list).filter(([key]) => find(source, key) >= 0))
}

function find({ text }: Source, key: string): number {
  return text.search(new RegExp(`^[ \\t]*['"]?${RegExp.escape(key)}['"]?:`, 'm'))
}

if (import.meta.main) {
  const sources = readSources(['contract', 'server', 'storefront', 'admin', 'mobile']).filter(
    ({ file }) => !isTest(file) && !file.endsWith('.css'),
  )
  const isWords = ({ file }: Source) => file.startsWith('contract/words/')
  const words = await loadTexts(sources.filter(isWords))
  const errors = await loadTexts(sources.filter(({ file }) => file.startsWith('contract/errors/')))
  const code = sources.filter((source) => !isWords(source))
  const markup = code.filter(({ file }) => file.endsWith('.tsx'))

  const findings = [
    ...checkTexts([...words, ...errors]),
    ...findDuplicates(words),
    ...findUnused(words, code),
    ...findLiterals(markup),
  ]
  const count = [...words, ...errors].flatMap(({ entries }) => Object.keys(entries)).length
  report(findings, `words: ${count} texts in both languages, none unused, none in the markup`)
}
