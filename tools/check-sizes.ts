import { dirname } from 'node:path/posix'
import { isTest, readSources, report, type Finding, type Source } from './source.ts'

const mostLines = 400
const mostLinesOfTest = 600
const mostFilesOfFolder = 20
/** Alphabets: one file for each noun or part, found by its name; a folder more would only hide them. */
const mostFilesOfAlphabet: Record<string, number> = {
  contract: 35,
  'contract/words': 30,
  'storefront/ui': 32,
}

/** Lists of data, which are as long as the world is. */
const data = [/^contract\/countries\.ts$/, /^contract\/words\//]

/** Files and folders too long for a stranger to find anything in. */
export function checkSizes(sources: Source[]): Finding[] {
  const long = sources.flatMap(({ file, text }) => {
    const most = isTest(file) ? mostLinesOfTest : mostLines
    const lines = countLines(text)
    if (isData(file) || lines <= most) return []
    return [
      {
        file,
        line: most,
        message: `has ${lines} lines, at most ${most}; split it by what it does`,
      },
    ]
  })
  const folders = Object.entries(
    Object.groupBy(sources.filter(isCode), ({ file }) => dirname(file)),
  )
  const full = folders.flatMap(([folder, files = []]) => {
    const most = mostFilesOfAlphabet[folder] ?? mostFilesOfFolder
    if (files.length <= most) return []
    const message = `has ${files.length} source files, at most ${most}; give a part of them a folder`
    return [{ file: folder, line: 1, message }]
  })
  return [...long, ...full]
}

/** Median and 95th percentile of the lines of code files; tests and data are not counted. */
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
