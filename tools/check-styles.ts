import { physicalDeclaration, physicalUtility } from './physical-sides.ts'
import { isTest, lineAt, readSources, report, visit, type Finding, type Source } from './source.ts'

/**
 * Finds left and right in class names, style objects and style sheets, where only start and end are
 * mirrored.
 */
export function checkStyles(sources: Source[]): Finding[] {
  return sources.flatMap((source) => {
    if (isTest(source.file)) return []
    return source.file.endsWith('.css') ? checkCss(source) : checkCode(source)
  })
}

/**
 * Reads every string, because class names are also written in tables; only a whole utility counts
 * as one.
 */
function checkCode(source: Source): Finding[] {
  const findings: Finding[] = []
  let stylesAround = 0
  const add = (offset: number, message: string | undefined) => {
    if (message) findings.push({ ...at(source, offset), message })
  }
  const checkText = (text: string, start: number) => {
    for (const { 0: word, index } of text.matchAll(/[^\s'"]+/g)) {
      add(start + index, physicalUtility(word))
    }
  }
  const checkKey = (key: string, value: string, start: number) => {
    // Outside a style, `left` and `right` are ordinary names.
    if (stylesAround === 0 && !/(Left|Right)/.test(key)) return
    const property = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    add(start, physicalDeclaration(property, value))
  }

  visit(source, {
    Literal: ({ value, raw, start }) => typeof value === 'string' && raw && checkText(raw, start),
    TemplateElement: ({ value, start }) => checkText(value.raw, start),
    JSXAttribute: ({ name }) => void (name.name === 'style' && stylesAround++),
    'JSXAttribute:exit': ({ name }) => void (name.name === 'style' && stylesAround--),
    Property: ({ key, value, start }) => {
      const text = value.type === 'Literal' ? String(value.value) : ''
      if (key.type === 'Identifier') checkKey(key.name, text, start)
    },
    AssignmentExpression: ({ left, right, start }) => {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return
      const owner = source.text.slice(left.object.start, left.object.end)
      if (!owner.endsWith('style')) return
      stylesAround++
      checkKey(left.property.name, right.type === 'Literal' ? String(right.value) : '', start)
      stylesAround--
    },
  })
  return findings
}

function checkCss(source: Source): Finding[] {
  const css = source.text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, (text) => text.replace(/[;{}]/g, '_'))
  const findings: Finding[] = []
  const rules: string[] = []

  for (const { 0: part, 1: text = '', 2: end, index } of css.matchAll(/([^;{}]*)([;{}])/g)) {
    const offset = index + part.search(/\S/)
    if (end === '{') {
      rules.push(text)
      continue
    }
    for (const message of checkStatement(text.trim(), rules)) {
      findings.push({ ...at(source, offset), message })
    }
    if (end === '}') rules.pop()
  }
  return findings
}

function checkStatement(statement: string, rules: string[]): string[] {
  if (statement.startsWith('@apply')) {
    return statement.split(/\s+/).flatMap((word) => physicalUtility(word) ?? [])
  }
  const [, property, value = ''] = /^([\w-]+)\s*:\s*([\s\S]*)$/.exec(statement) ?? []
  if (!property || property.startsWith('--')) return []

  // A variable may depend on the direction (motion follows reading), and an icon may be turned.
  const oneDirection = rules.some((rule) => /\[dir\b|:dir\(|@variant (rtl|ltr)/.test(rule))
  if (oneDirection && !rules.some((rule) => /\bflip\b/.test(rule))) {
    return [
      `${property} for one direction only; use a logical property, or the class flip for an icon`,
    ]
  }
  return [physicalDeclaration(property, value) ?? []].flat()
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

function at({ file, text }: Source, offset: number): { file: string; line: number } {
  return { file, line: lineAt(text, offset) }
}

if (import.meta.main) {
  const sources = readSources(['storefront', 'admin', 'mobile'])
  report(checkStyles(sources), `styles: ${sources.length} files mirror for Arabic`)
}
