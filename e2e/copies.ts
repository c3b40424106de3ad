import { expect, type Page } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { copyWords } from '@rimal/contract/words/copy'
import type { DistantShop } from './shop-at-a-distance.ts'
import { isAlive, type Visit } from './visit.ts'

/** Opens a page of the shop at its other address. */
export function opener({ page, language }: Visit, { address }: DistantShop) {
  return async (path: string) => {
    await page.goto(address + languagePath(language, path), { waitUntil: 'domcontentloaded' })
    await isAlive(page)
  }
}

/** Opens the page about the shop, waits until it is stored, and returns its path. */
export async function seeAbout(visit: Visit, shop: DistantShop): Promise<string> {
  const about = languagePath(visit.language, '/about')
  await opener(visit, shop)('/about')
  await untilStored(visit.page, about)
  return about
}

/** Cuts the connection, and notifies the browser, or restores both. */
export async function cut({ context }: Visit, shop: DistantShop, isCut: boolean) {
  shop.setCut(isCut)
  await context.setOffline(isCut)
}

/** Waits until the service worker has stored the document of a page and the script that starts it. */
export async function untilStored(page: Page, path: string) {
  await expect
    .poll(async () => {
      const paths = await storedPaths(page)
      return paths.includes(path) && paths.some((it) => it.startsWith('/assets/entry-client'))
    })
    .toBe(true)
}

/** The paths of all that is in the stores of days. */
export function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith('/store'))
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const keys = await Promise.all(stores.map((store) => store.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Waits until what the page has learned is drawn. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

export function copyIn(visit: Visit, key: keyof typeof copyWords): string {
  return copyWords[key][visit.language === 'arb' ? 'ar' : 'en']
}

/** The sentence about a copy of this day; the shop is open at midnight too. */
export function ageOfToday(visit: Visit): RegExp {
  const [before = '', after = ''] = copyIn(visit, 'copy_of').split('{time}')
  return new RegExp(`^${before}.*\\d\\d:\\d\\d${RegExp.escape(after)}`)
}
