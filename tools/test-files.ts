import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { type Import, listImports } from './imports.ts'
import { isTest, readSources, type Source } from './source.ts'

/** All test shops and empty databases come from here. */
const database = 'server/test/database.ts'
/** A test that imports one of these waits for processes or timers, however short its file is. */
const waiting =
  /^node:child_process$|^pg-boss$|\/child-shop\.ts$|\/embedded-postgres\.ts$|\/bucket-server\.ts$/

type ByFile = Partial<Record<string, Import[]>>

/** The tests that need neither a database nor a process of their own, which `npm run check` runs. */
export function listFastTests(sources: Source[] = readTested()): string[] {
  const imports = byFile(sources)
  const tests = sources.map(({ file }) => file).filter(isTest)
  return tests.filter((file) => !waits(imports, file) && !needsDatabase(imports, file))
}

/** Starts the tests that wait longest first: a long test that starts last would run alone. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it sorts a copy, and has a name of Vitest's own
    const sorted = await super.sort(files)
    const imports = byFile(
      files.map(({ moduleId: file }) => ({ file, text: readFileSync(file, 'utf8') })),
    )
    const isLater = ({ moduleId }: TestSpecification) => Number(!waits(imports, moduleId))
    return sorted.toSorted((a, b) => isLater(a) - isLater(b))
  }
}

function readTested(): Source[] {
  return readSources(['contract', 'server', 'storefront', 'admin', 'mobile', 'tools'])
}

function byFile(sources: Source[]): ByFile {
  return Object.groupBy(
    listImports(sources).filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  )
}

function waits(imports: ByFile, file: string): boolean {
  return (imports[file] ?? []).some(({ name }) => waiting.test(name))
}

function needsDatabase(imports: ByFile, file: string, seen = new Set<string>()): boolean {
  if (file === database) return true
  if (seen.has(file)) return false
  seen.add(file)
  return (imports[file] ?? []).some(({ target }) => target && needsDatabase(imports, target, seen))
}
