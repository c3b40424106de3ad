import { defineConfig } from 'vitest/config'
import { reportSlowestFiles } from './tools/slowest-files.ts'

export default defineConfig({
  test: {
    include: ['{contract,server,tools}/**/*.test.ts', '{storefront,admin}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/test/database.ts'],
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
