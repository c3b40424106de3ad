import { foreignWrites, ownerOf, writersOfAll } from './table-owners.ts'
import { isTest, lineAt, readSources, report, visit, type Finding, type Source } from './source.ts'

type Write = { file: string; line: number; table: string }

/** Every write to a table by a room that does not own it, and is not named as an exception. */
export function checkTableWriters(sources: Source[]): Finding[] {
  const tables = tableNames(sources)
  const writes = sources.filter(isBoundToOwner).flatMap((source) => listWrites(source, tables))
  const used = new Set<string>()
  const findings = writes.flatMap(({ file, line, table }) => {
    const [owner, writer] = [ownerOf[table], roomOf(file)]
    if (owner === writer) return []
    if (owner === undefined) {
      return [{ file, line, message: `tools/table-owners.ts does not know ${table}` }]
    }
    const pair = `${writer} → ${table}`
    used.add(pair)
    if (pair in foreignWrites) return []
    const message = `${writer} may not write ${table}, which ${owner} writes; call a function of ${owner}`
    return [{ file, line, message }]
  })
  const unused = Object.keys(foreignWrites).filter((pair) => !used.has(pair))
  return [
    ...findings,
    ...unused.map((pair) => ({
      file: 'tools/table-owners.ts',
      line: 1,
      message: `nothing needs ${pair} any more; take it off the list`,
    })),
  ]
}

/** The table of each constant in `server/db/tables/`. */
function tableNames(sources: Source[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const source of sources.filter(({ file }) => file.startsWith('server/db/tables/'))) {
    visit(source, {
      VariableDeclarator: ({ id, init }) => {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return
        const [name] = init.arguments
        const isTable = init.callee.type === 'Identifier' && init.callee.name === 'pgTable'
        if (isTable && name?.type === 'Literal') names.set(id.name, String(name.value))
      },
    })
  }
  return names
}

const verbs = ['insert', 'update', 'delete']
const inSql = /\b(?:insert\s+into|delete\s+from|update)\s+([a-z_]+)/g

/** The tables that a file writes, by drizzle or in the text of SQL. */
function listWrites(source: Source, tables: Map<string, string>): Write[] {
  const { file, text } = source
  const known = new Set(tables.values())
  const found: Write[] = []
  const add = (table: string | undefined, start: number) => {
    if (table !== undefined) found.push({ file, line: lineAt(text, start), table })
  }
  const local = new Map<string, string>()
  visit(source, {
    ImportDeclaration: ({ source: from, specifiers }) => {
      if (!from.value.includes('db/tables/')) return
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue
        const table = tables.get(one.imported.name)
        if (table !== undefined) local.set(one.local.name, table)
      }
    },
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (first?.type !== 'Identifier' || !verbs.includes(callee.property.name)) return
      add(local.get(first.name), start)
    },
    TemplateElement: ({ value, start }) => {
      for (const { 1: table = '', index } of value.raw.matchAll(inSql)) {
        if (known.has(table)) add(table, start + index)
      }
    },
    // `transition` writes what its description names: `{ rows: orders, events: orderEvents }`.
    Property: ({ key, value, start }) => {
      const isWritten = key.type === 'Identifier' && ['rows', 'events'].includes(key.name)
      if (isWritten && value.type === 'Identifier') add(local.get(value.name), start)
    },
  })
  return found
}

function isBoundToOwner({ file }: Source): boolean {
  const isServerCode = file.startsWith('server/') && file.endsWith('.ts') && !isTest(file)
  if (!isServerCode || file.startsWith('server/test/')) return false
  return !writersOfAll.some((pattern) => pattern.test(file))
}

/** The room of a file; code outside the rooms is `server/<folder>`. */
function roomOf(file: string): string {
  const [, folder = '', room = ''] = file.split('/')
  return folder === 'features' ? room : `server/${folder}`
}

if (import.meta.main) {
  const findings = checkTableWriters(readSources(['server']))
  report(findings, `table writers: ${Object.keys(ownerOf).length} tables have one room that writes`)
}
