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
    // Each file opens databases of its own; more workers than cores only makes them wait.
    maxWorkers: 2,
    reporters: ['default', reportSlowestFiles()],
  },
})
