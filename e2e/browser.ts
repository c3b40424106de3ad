import { findChromium, findHeadlessShell } from '../tools/ensure-chromium.ts'

/** Returns the browser of the tests: CHROMIUM_PATH, or else the headless shell of Chromium where it is installed. */
export function findBrowser(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  return findHeadlessShell() ?? findChromium()
}

/** Returns the whole browser, which can do what the headless shell cannot: it shows notifications. */
export function findWholeBrowser(): string | undefined {
  return findChromium({ PATH: process.env['PATH'] }) ?? findChromium()
}
