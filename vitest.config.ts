import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { reportSlowestFiles } from './tools/slowest-files.ts'
import { listFastTests, WaitingFirst } from './tools/test-files.ts'

const all = [
  '{contract,server,tools,bench,mobile}/**/*.test.ts',
  '{storefront,admin}/**/*.test.{ts,tsx}',
]
const isFast = process.env['TESTS'] === 'fast'

export default defineConfig({
  test: {
    include: isFast ? listFastTests() : all,
    globalSetup: isFast ? [] : ['server/test/database.ts'],
    sequence: { sequencer: WaitingFirst },
    // Processes that the tests start read the compiled server from here, and do not compile it anew.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.compile-cache') },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine what is waited for may take its time; what never comes fails all the same.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // Files share what they import: loading it anew cost half of the run. What a test stubs it puts back.
    isolate: false,
    // A worker waits for its database a third of the time, so three workers use two processors fully.
    maxWorkers: 3,
    reporters: ['default', reportSlowestFiles()],
  },
})
