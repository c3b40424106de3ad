import { expect, type Locator, type Page } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { launchOptions } from './browser.ts'
import { arbOnThePhone, eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

// A picture that has not loaded does not move.
test.use({ launchOptions: launchOptions(true), preloadsCode: true })

/** The parts of the page that were animated in each view transition, or why one was skipped. */
type Move = string[]

test.beforeEach(async ({ visit: { page, context } }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await context.addInitScript(() => {
    const moves: string[][] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(
        () => {
          const parts = document
            .getAnimations()
            .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
            .filter((it) => it.startsWith('::view-transition-group'))
          moves.push([...new Set(parts)])
        },
        (reason) => moves.push([String(reason)]),
      )
      return transition
    }
  })
})

const moved = [expect.stringContaining('product-picture')]

function movesOf(page: Page): Promise<Move[]> {
  return page.evaluate(() => (window as unknown as { moves: Move[] }).moves)
}

/** Waits until the code that moves pictures is there, which comes once the page has nothing else to do. */
async function openReady({ page, open }: Visit, path: string) {
  const code = page.waitForResponse(/\/move-pictures-[\w-]+\.js$/, { timeout: 60_000 })
  await open(path)
  await (await code).finished()
}

/** Brings a card to the screen, and waits until its picture has loaded. */
async function show(card: Locator) {
  await card.scrollIntoViewIfNeeded()
  await untilLoaded(card.locator('img').first())
}

/** Waits until a picture has loaded: until then, it does not move. */
async function untilLoaded(picture: Locator) {
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
}

async function expectPlace(page: Page, place: number) {
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
    .toBeLessThan(8)
}

/** Opens the product of a card and returns; expects that the picture moves both times, and that the place is the same. */
async function expectMoves(page: Page, card: Locator, back = [expect.arrayContaining(moved)]) {
  const address = page.url()
  const before = (await movesOf(page)).length
  await show(card)
  const place = await page.evaluate(() => scrollY)
  await card.getByRole('link').first().click()
  await page.waitForURL(/product-details/)
  await expect
    .poll(async () => (await movesOf(page)).slice(before))
    .toEqual([expect.arrayContaining(moved)])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await untilLoaded(page.locator('main [data-gallery] img').first())
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(async () => (await movesOf(page)).slice(before + 1)).toEqual(back)
  await expectPlace(page, place)
}

/** The place of the first card whose product has a card before. */
async function secondOfTwo(cards: Locator): Promise<number> {
  const paths = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('a')?.pathname),
  )
  return paths.findIndex((path, index) => paths.indexOf(path) < index)
}

test(
  'the picture of a card becomes that of its product, and returns to its place in the list',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page } = visit
    await openReady(visit, '/product-list')
    const cards = page.getByRole('main').getByRole('article')
    await expectMoves(page, cards.nth(7))
    await expectMoves(page, cards.nth(1))
  },
)

test(
  'of a product that a page shows twice, the picture that was pressed moves',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page } = visit
    // The reviewed products begin with the newest one.
    await page.route('**/api/home/get-home*', async (route) => {
      const response = await route.fetch()
      const envelope = await response.json()
      envelope.result.bestSellers[0] = envelope.result.latest[0]
      await route.fulfill({ response, json: envelope })
    })
    await openReady(visit, '/about')
    await page.getByRole('banner').locator('a[href$="/home"]').click()
    await page.waitForURL(/\/home$/)
    const cards = page.getByRole('main').getByRole('article')
    await expect.poll(() => secondOfTwo(cards)).toBeGreaterThan(0)
    const second = await secondOfTwo(cards)
    await expectMoves(page, cards.nth(second))
    await expectMoves(page, cards.first())
  },
)

test('the pictures of a search and of the wishlist move too', async ({ visit }) => {
  const { page, t, say } = visit
  await openReady(visit, `/search?q=${encodeURIComponent(say('abaya', 'عباية'))}`)
  const card = page.getByRole('main').getByRole('article').first()
  await expectMoves(page, card)
  const name = await card.getByRole('heading').innerText()
  await card.locator('[data-heart]').click()
  await page.getByText(t('wishlist_added', { name })).waitFor()
  await openReady(visit, '/my-wishlist')
  await page.getByRole('heading', { level: 1, name: t('my_wishlist') }).waitFor()
  const saved = page.getByRole('main').getByRole('article').first()
  // A personal page has its products a moment later, so nothing moves on the way back.
  await expectMoves(page, saved, [expect.any(Array)])
})

test('nothing moves for a shopper who wants little motion', async ({ visit }) => {
  const { page } = visit
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openReady(visit, '/product-list')
  const card = page.getByRole('main').getByRole('article').first()
  await show(card)
  await card.getByRole('link').click()
  await page.waitForURL(/product-details/)
  await page.goBack()
  await page.waitForURL(/product-list$/)
  await card.waitFor()
  expect(await movesOf(page)).toEqual([])
})

test('a picture that has not loaded does not move, and its product opens', async ({ visit }) => {
  const { page } = visit
  await page.route('**/media/**', (route) => route.abort())
  await openReady(visit, '/product-list')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/product-details/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await movesOf(page)).toEqual([])
  // The browser writes an error for each picture.
  visit.complaints.length = 0
})

test('a product whose data come late is waited for on a page that still works', async ({
  visit,
}) => {
  const { page, t, language } = visit
  const held = Promise.withResolvers<void>()
  await page.route('**/api/product/get-product?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await openReady(visit, '/product-list')
  const card = page.getByRole('main').getByRole('article').first()
  await show(card)
  await card.getByRole('link').click()
  const menu = page.getByRole('button', { name: t('menu') })
  await menu.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('close') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await movesOf(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe(languagePath(language, '/product-list'))
  held.resolve()
  await page.waitForURL(/product-details/)
  await expect.poll(() => movesOf(page)).toEqual([expect.arrayContaining(moved)])
})
