import { dirname } from 'node:path/posix'
import { listImports, type Import } from './imports.ts'
import { checkRooms } from './rooms.ts'
import { isTest, readSources, report, type Finding, type Source } from './source.ts'

/** The area of a file: the first matching pattern names it. */
const areas = {
  contract: /^contract\//,
  'server deps': /^server\/(deps|config|secret-files|payment-accounts)\.ts$/,
  'server start': /^server\/[^/]+\.ts$/,
  'server test': /^server\/test\//,
  'server routes': /^server\/features\/.*[.-]routes\.ts$/,
  'server sql': /^server\/features\/.*\.sql\.ts$/,
  'server verbs': /^server\/features\//,
  'server schedule': /^server\/jobs\/schedule\.ts$/,
  'server db': /^server\/db\//,
  'server ground': /^server\//,
  'web start':
    /^(storefront|admin)\/(start\/|(routes|router|entry-\w+|assets|preload|vite\.config)\.tsx?$)/,
  'web features': /^(storefront|admin)\/features\//,
  'web shell': /^(storefront|admin)\/shell\//,
  'web ui': /^(storefront|admin)\/ui\//,
  'web ground': /^(storefront|admin)\//,
  'mobile app': /^mobile\/app\//,
  mobile: /^mobile\//,
  e2e: /^e2e\//,
  bench: /^bench\//,
  drills: /^drills\//,
  tools: /^tools\//,
  'project root': /^/,
} satisfies Record<string, RegExp>

type Area = keyof typeof areas

const serverGround: Area[] = ['contract', 'server deps', 'server db', 'server ground']
const serverVerbs: Area[] = [...serverGround, 'server verbs', 'server sql']
const serverAll: Area[] = [...serverVerbs, 'server start', 'server routes', 'server schedule']
const webGround: Area[] = ['contract', 'web ground']

/** The areas that each area may import; all others are forbidden. */
const arrows: Record<Area, Area[]> = {
  contract: ['contract'],
  'server start': serverAll,
  'server deps': [...serverGround, 'server verbs'],
  'server test': [...serverAll, 'server test'],
  'server routes': [...serverVerbs, 'server routes'],
  'server sql': ['contract', 'server deps', 'server db', 'server sql'],
  'server verbs': serverVerbs,
  'server schedule': [...serverGround, 'server verbs'],
  'server db': serverGround,
  'server ground': [...serverGround, 'server schedule'],
  'web start': [...webGround, 'web start', 'web features', 'web shell', 'web ui'],
  'web features': [...webGround, 'web features', 'web ui'],
  'web shell': [...webGround, 'web features', 'web shell', 'web ui'],
  'web ui': [...webGround, 'web ui'],
  'web ground': webGround,
  // The app is the storefront on a phone, so it may use all of it.
  'mobile app': [...webGround, 'web start', 'web features', 'web shell', 'web ui', 'mobile app'],
  mobile: ['contract', 'tools', 'web start', 'mobile', 'mobile app'],
  e2e: ['contract', 'e2e', 'tools'],
  bench: ['contract', 'bench', 'tools'],
  drills: ['contract', 'drills', 'tools'],
  tools: ['contract', 'tools'],
  'project root': ['contract', 'tools'],
}

/** The workspaces that others may import at all. */
const shared = ['contract', 'tools']
/** Workspaces that are made of another one. */
const madeOf: Record<string, string> = { mobile: 'storefront' }

/** Files for their own folder and those inside it only, and who else may import them. */
const privateFiles: { what: RegExp; alsoFor: Area[]; advice: string }[] = [
  { what: /\.sql\.ts$/, alsoFor: ['server test'], advice: 'call a verb of that feature' },
  {
    what: /[.-]routes\.ts$/,
    alsoFor: ['server start', 'server test'],
    advice: 'only app.ts registers routes',
  },
  {
    what: /-page\.tsx$/,
    alsoFor: ['web start'],
    advice: 'move what both need into a component of its own',
  },
]

/** The contract runs everywhere, so it brings nothing with it but its schemas. */
const packagesOfContract = /^typebox(\/|$)/

/** Every import that goes against the arrows. */
export function checkBoundaries(sources: Source[]): Finding[] {
  const imports = listImports(sources)
  const schemas = filesWithSchemas(imports)
  const findings = imports.flatMap((it) => {
    const message = it.target ? refuseFile(it, it.target, schemas) : refusePackage(it)
    return message ? [{ file: it.from, line: it.line, message }] : []
  })
  return [...findings, ...checkRooms(imports)]
}

function refuseFile(it: Import, target: string, schemas: Set<string>): string | undefined {
  const from = areaOf(it.from)
  const to = areaOf(target)
  const abroad = workspaceOf(it.from) !== workspaceOf(target)
  const ownFolder = dirname(it.from) === dirname(target)
  const within = `${dirname(it.from)}/`.startsWith(`${dirname(target)}/`)

  if (it.reExported) return `passes on ${target}; let its users import that file themselves`
  if (isTest(it.from) && (!abroad || to === 'server test')) return undefined
  if (abroad && to === 'contract' && it.name.startsWith('.')) {
    return `reaches into contract/ by its path; import @rimal/${target.replace(/\.ts$/, '')}`
  }
  const isOpen =
    shared.includes(workspaceOf(target)) || madeOf[workspaceOf(it.from)] === workspaceOf(target)
  if (abroad && !(isOpen && arrows[from].includes(to))) {
    return `${workspaceOf(it.from)} may not import ${target}; what both need belongs in contract/`
  }
  const guard = privateFiles.find(({ what }) => what.test(target))
  if (guard && !within && !guard.alsoFor.includes(from)) {
    return `${target} is private to its folder; ${guard.advice}`
  }
  const isTypeForSql = it.typeOnly && from === 'server sql' && to === 'server verbs'
  if (!arrows[from].includes(to) && !(it.typeOnly && ownFolder) && !isTypeForSql) {
    return `${from} may not import ${to} (${target}), only ${arrows[from].join(', ')}`
  }
  const isInBrowser = from.startsWith('web ') || from === 'mobile app'
  if (isInBrowser && !it.typeOnly && !isOfBuild(it.from) && schemas.has(target)) {
    return `${target} brings TypeBox to the browser; use import type, or move the value to a file without schemas`
  }
  return undefined
}

/** Whether a file configures a build: no browser loads it. */
function isOfBuild(file: string): boolean {
  return file.endsWith('/vite.config.ts')
}

function refusePackage({ from, name, typeOnly }: Import): string | undefined {
  const area = areaOf(from)
  if (isTest(from) || typeOnly) return undefined
  if (area === 'contract' && !packagesOfContract.test(name)) {
    return `contract may not import ${name}: it runs everywhere and does no I/O`
  }
  if ((area.startsWith('web ') || area === 'mobile app') && packagesOfContract.test(name)) {
    return 'schemas stay on the server; use import type, or a pure helper of contract/'
  }
  return undefined
}

/** The contract files that load TypeBox when they run, themselves or through what they import. */
function filesWithSchemas(imports: Import[]): Set<string> {
  const values = imports.filter((it) => areaOf(it.from) === 'contract' && !it.typeOnly)
  const loads = (file: string, seen: Set<string> = new Set()): boolean => {
    if (seen.has(file)) return false
    seen.add(file)
    return values.some(
      ({ from, name, target }) =>
        from === file && (target ? loads(target, seen) : packagesOfContract.test(name)),
    )
  }
  return new Set(values.map(({ from }) => from).filter((file) => loads(file)))
}

function areaOf(file: string): Area {
  const [area] = Object.entries(areas).find(([, pattern]) => pattern.test(file)) ?? []
  return area as Area
}

function workspaceOf(file: string): string {
  return file.split('/')[0] ?? ''
}

if (import.meta.main) {
  const sources = readSources()
  report(checkBoundaries(sources), `boundaries: ${sources.length} files keep to the arrows`)
}
