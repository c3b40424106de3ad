import { defineConfig } from 'vitest/config'
import { reportSlowestFiles } from '../tools/slowest-files.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: ['start-shop.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // One browser for each worker, not for each file.
    isolate: false,
    maxWorkers: 2,
    reporters: ['default', reportSlowestFiles()],
  },
})
