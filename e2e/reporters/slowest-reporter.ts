import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { basename } from 'node:path'
import { slowestFiles } from '../../tools/slowest-files.ts'

/** Prints the slowest files of a run in each language and size, and the line that counts the tests. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads it so.
export default class SlowestReporter implements Reporter {
  #root: Suite | undefined
  readonly #seconds = new Map<string, number>()

  onBegin(_config: unknown, root: Suite) {
    this.#root = root
  }

  onTestEnd(test: TestCase, { duration }: TestResult) {
    const file = `${basename(test.location.file)} (${test.parent.project()?.name})`
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000)
  }

  onEnd() {
    const files = [...this.#seconds].map(([file, seconds]) => ({ file, seconds }))
    for (const line of slowestFiles(files)) console.log(line)
    const tests = this.#root?.allTests() ?? []
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length
    console.log(`Tests  ${count('expected')} passed, ${count('unexpected')} failed`)
  }

  printsToStdio() {
    // The list reporter shows the run.
    return false
  }
}
