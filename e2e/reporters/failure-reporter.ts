import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readFileSync } from 'node:fs'

/** The first lines of a page say what it shows. */
const maxLines = 60

/** Prints what a page showed when its test failed, because the output is all that remains of a run in CI. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads it so.
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { attachments }: TestResult) {
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    const page = path && mainOf(readFileSync(path, 'utf8'))
    if (page) console.log(`The page when "${test.title}" failed:\n${page}`)
  }

  printsToStdio() {
    // The list reporter shows the run.
    return false
  }
}

/** The main part of the page in Playwright's outline of it, without its dialogs, header and footer. */
function mainOf(context: string): string {
  const lines = context.split('\n')
  const start = lines.findIndex((line) => /^\s*- main\b/.test(line))
  if (start === -1) return ''
  const indent = lines[start]?.search(/\S/) ?? 0
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.search(/\S/) <= indent)
  return lines
    .slice(start, start + 1 + Math.min(end === -1 ? rest.length : end, maxLines))
    .map((line) => line.slice(indent).replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, ''))
    .join('\n')
}
