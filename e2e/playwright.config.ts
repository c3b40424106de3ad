import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { type Run, sizes, tagOf } from './runs.ts'

/** A project is a run of the tests in one language and size. Its tests are those with its tag. */
function runOf(run: Run, untagged?: RegExp) {
  const { language, size } = run
  const isPhone = size === 'phone'
  const tag = tagOf(run)
  return {
    name: tag.slice(1),
    grep: [new RegExp(`${tag}(?!\\S)`), ...(untagged ? [untagged] : [])],
    use: {
      ...run,
      viewport: sizes[size],
      // Overlay scrollbars and touch, as on a phone.
      isMobile: isPhone,
      hasTouch: isPhone,
      locale: language === 'arb' ? 'ar-AE' : 'en-AE',
    },
  }
}

/**
 * A test without a tag proves nothing that depends on the language or the size, so it runs once: its name chooses
 * the run. A name with an even number of characters runs in English on the desktop, one with an odd number in Arabic
 * on the phone. Every screen that is pictured is pictured in every run.
 */
const everyName = /\.e2e\.ts [^@]+$/
const [evenName, oddName, anyName] = process.env['E2E_PICTURES']
  ? [everyName, everyName, everyName]
  : [/\.e2e\.ts (?:[^@][^@])+$/, /\.e2e\.ts [^@](?:[^@][^@])*$/, undefined]

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  globalSetup: './start-shop.ts',
  outputDir: '../node_modules/.e2e-results',
  // The tests of a worker wait for a third of the time, so three workers use two processors fully.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./reporters/failure-reporter.ts'], ['./reporters/slowest-reporter.ts']],
  use: {
    // A test that answers requests itself needs to see them; the tests of the service worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // Pictures of every step would take a third of the machine: `--trace on` takes them of the test that failed.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    // Animations only delay the tests, and many shoppers ask for reduced motion as well.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(Boolean(process.env['E2E_PICTURES'])),
  },
  projects: [
    runOf({ language: 'en', size: 'desktop' }, evenName),
    runOf({ language: 'arb', size: 'phone' }, oddName),
    runOf({ language: 'en', size: 'phone' }, anyName),
    runOf({ language: 'arb', size: 'desktop' }, anyName),
  ],
})
