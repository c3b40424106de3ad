import { dirname } from 'node:path/posix'
import { isTest, readSources, report, type Finding, type Source } from './source.ts'

/** The linter counts the lines of TypeScript files (`max-lines`); it reads no style sheets. */
const maxLinesOfStyles = 400
const maxFilesOfFolder = 20
/**
 * Folders with one file for each noun or part, which is found by its name; subfolders would only
 * hide the files.
 */
const maxFilesOfAlphabet: Record<string, number> = {
  contract: 36,
  'contract/staff': 70,
  'contract/words': 30,
  'server/db/tables': 32,
  'server/test': 24,
  'storefront/ui': 32,
}

/** Lists of data, whose lengths would say nothing about the code. */
const data = [/^contract\/countries\.ts$/, /^contract\/words\//]

/** The style sheets and folders that are too long to find anything in. */
export function checkSizes(sources: Source[]): Finding[] {
  const long = sources.flatMap(({ file, text }) => {
    const lines = countLines(text)
    if (!file.endsWith('.css') || lines <= maxLinesOfStyles) return []
    const message = `has ${lines} lines, at most ${maxLinesOfStyles}; split it by what it does`
    return [{ file, line: maxLinesOfStyles, message }]
  })
  const folders = Object.entries(
    Object.groupBy(sources.filter(isCode), ({ file }) => dirname(file)),
  )
  const full = folders.flatMap(([folder, files = []]) => {
    const max = maxFilesOfAlphabet[folder] ?? maxFilesOfFolder
    if (files.length <= max) return []
    const message = `has ${files.length} source files, at most ${max}; give a part of them a folder`
    return [{ file: folder, line: 1, message }]
  })
  return [...long, ...full]
}

/** Median and 95th percentile of the lines of code files, without tests and data. */
export function describeSizes(sources: Source[]): string {
  const lines = sources
    .filter(isCode)
    .map(({ text }) => countLines(text))
    .toSorted((a, b) => a - b)
  const at = (share: number) => lines[Math.ceil(lines.length * share) - 1] ?? 0
  return `sizes: ${lines.length} files, median ${at(0.5)} lines, p95 ${at(0.95)}, longest ${at(1)}`
}

function isCode({ file }: Source): boolean {
  return !isTest(file) && !isData(file)
}

function isData(file: string): boolean {
  return data.some((pattern) => pattern.test(file))
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

if (import.meta.main) {
  const sources = readSources()
  report(checkSizes(sources), describeSizes(sources))
}
