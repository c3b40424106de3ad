import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,tools}/**/*.test.ts', 'storefront/**/*.test.{ts,tsx}'],
    globalSetup: ['server/test/database.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Each file opens databases of its own; more workers than cores only makes them wait.
    maxWorkers: 2,
  },
})
