import type { LaunchOptions } from '@playwright/test'
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

/**
 * How the browser of the tests starts. Decoding and drawing pictures takes a sixth of its work, so only the tests that
 * look at pictures load them: `test.use({ launchOptions: launchOptions(true) })`.
 */
export function launchOptions(loadsPictures: boolean): LaunchOptions {
  return {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Without hinting a text is as wide as on a phone.
      '--font-render-hinting=none',
      ...(loadsPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  }
}
