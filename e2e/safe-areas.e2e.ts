import { expect, type Locator, type Page } from '@playwright/test'
import { onThePhone } from './runs.ts'
import { products, putInCart } from './shopping.ts'
import { startsLike } from './texts.ts'
import { test, type Visit } from './visit.ts'

type Insets = { top: number; bottom: number; left: number; right: number }

/** What an iPhone covers of an app that has its whole screen. */
const upright = { top: 59, bottom: 34, left: 0, right: 0 }
const turned = { top: 0, bottom: 21, left: 59, right: 59 }

/** Covers parts of the screen, as the camera and the round corners of a phone do. */
async function cover({ page, context }: Visit, insets: Insets) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Expects that nothing of a part that can be read or pressed lies where the phone covers the screen. */
async function expectFree(page: Page, part: Locator, { top, bottom, left, right }: Insets) {
  await expect
    .poll(
      () =>
        part.evaluate(
          (element, insets) => {
            const marks = 'a, button, input, select, textarea, h1, h2, h3, p'
            const inner = [...element.querySelectorAll(marks)]
            const boxes = inner
              .filter((it) => it.checkVisibility({ visibilityProperty: true }))
              .filter((it) => !it.closest('.sr-only'))
              .map((it) => ({ it, box: it.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 1 && box.height > 1)
            return boxes
              .filter(
                ({ box }) =>
                  box.top < insets.top - 0.5 ||
                  box.bottom > innerHeight - insets.bottom + 0.5 ||
                  box.left < insets.left - 0.5 ||
                  box.right > innerWidth - insets.right + 0.5,
              )
              .map(({ it }) => it.outerHTML.slice(0, 80))
          },
          { top, bottom, left, right },
        ),
      page.url(),
    )
    .toEqual([])
}

for (const { way, insets, window } of [
  { way: 'upright', insets: upright, window: { width: 390, height: 844 } },
  { way: 'turned', insets: turned, window: { width: 844, height: 390 } },
]) {
  test(
    `nothing of the bars, the dialogs and the strips is covered on a phone that is held ${way}`,
    { tag: onThePhone },
    async ({ visit }) => {
      const { page, t, open } = visit
      await putInCart(visit, products.mawj)
      await page.setViewportSize(window)
      await cover(visit, insets)
      const header = page.getByRole('banner')
      const dialog = page.getByRole('dialog')
      const close = dialog.getByRole('button', { name: t('close') })

      await open('/product-list')
      await expectFree(page, page.locator('aside').first(), { ...insets, bottom: 0 })
      await page.evaluate(() => scrollTo(0, 900))
      await expectFree(page, header, { ...insets, bottom: 0 })
      const filter = page.getByRole('button', { name: t('filter'), exact: true })
      const bar = await header.boundingBox()
      const tools = await filter.boundingBox()
      expect(tools?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)

      const search = header.getByRole('link', { name: t('search'), exact: true })
      for (const opener of [filter, page.getByRole('button', { name: t('menu') }), search]) {
        await opener.click()
        await dialog.waitFor()
        await expectFree(page, dialog.locator('h2').first().locator('..'), insets)
        await expectFree(page, dialog.locator('search, [data-foot-bar]'), insets)
        await close.click()
        await dialog.waitFor({ state: 'hidden' })
      }

      await open(`/product-details/${products.mawj.id}`)
      await page.getByRole('heading', { name: t('reviews'), exact: true }).scrollIntoViewIfNeeded()
      const sticky = page.locator('main [data-foot-bar]')
      await expect(sticky).not.toHaveAttribute('inert')
      await expectFree(page, sticky, insets)
      await page.evaluate(() => scrollTo(0, 0))
      await page
        .getByRole('button', { name: startsLike(t('picture_enlarge')) })
        .first()
        .click()
      await dialog.waitFor()
      await expectFree(page, dialog, insets)
    },
  )
}

test(
  'a strip that says what was done stands above the line at the foot of a phone',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, open } = visit
    await cover(visit, upright)
    await open('/product-list')
    await page.getByRole('main').locator('[data-heart]').first().click()
    const strip = page.locator('[popover][aria-live]:popover-open')
    await strip.waitFor()
    const { height } = page.viewportSize() ?? { height: 0 }
    const box = await strip.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - upright.bottom)
  },
)

test(
  'the page behind a dialog neither moves nor reloads when the dialog is pulled',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, t, open } = visit
    await open('/product-list')
    const chaining = () =>
      page.evaluate(() => {
        const { overscrollBehaviorY, overflowY } = getComputedStyle(document.documentElement)
        return { overscrollBehaviorY, overflowY }
      })
    expect(await chaining()).toEqual({ overscrollBehaviorY: 'auto', overflowY: 'visible' })
    await page.getByRole('button', { name: t('filter'), exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await chaining()).toEqual({ overscrollBehaviorY: 'none', overflowY: 'hidden' })
  },
)
