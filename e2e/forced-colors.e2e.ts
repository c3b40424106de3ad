import { expect, type Locator } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { fillContact, products, putInCart } from './shopping.ts'
import { colorsInTheMiddle } from './pixels.ts'
import { onDesktop } from './runs.ts'
import { test } from './visit.ts'

test.use({ launchOptions: launchOptions(true) })

/** Colours that the reader's system chooses: of ours only those of cloth are left. */
test.describe('with forced colours', { tag: onDesktop }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('every swatch shows its cloth', async ({ visit: { page, open } }) => {
    await open('/product-details/noor')
    await expectCloth(page.getByRole('main').getByRole('group').first().locator('label'))
    await open('/product-list')
    await expectCloth(page.getByRole('complementary').locator('.swatch'))
    await expectCloth(page.getByRole('article').first().locator('.swatch'))
  })

  test('the chosen colour and the chosen size look other than before', async ({ visit }) => {
    const { page, open } = visit
    await open('/product-details/noor?item=noor-black')
    const navy = page.getByRole('main').getByRole('group').first().locator('label').nth(1)
    await expectOtherLook(navy, () => navy.locator('input').check())
    const of56 = page.getByRole('radio', { name: '56', exact: true })
    await expectOtherLook(of56, () => of56.click())
  })

  test('a pressed filter and a switch that is on look other than before', async ({ visit }) => {
    const { page, t, open } = visit
    await open('/product-list')
    const rail = page.getByRole('complementary', { name: t('filters_heading') })
    const of56 = rail.locator('[data-sizes] button').nth(3)
    await expectOtherLook(of56, () => of56.click())
    const first = rail
      .getByRole('group', { name: t('facet_color') })
      .getByRole('button')
      .first()
    await expectOtherLook(first, () => first.click())
    const only = rail.getByRole('switch')
    await expectOtherLook(only, async () => {
      await only.click()
      await expect(only).toHaveAttribute('aria-checked', 'true')
    })
  })

  test('the current step of checkout looks other than the next one', async ({ visit }) => {
    const { page, t, open } = visit
    await putInCart(visit, products.hind)
    await open('/checkout')
    const steps = page.getByRole('list', { name: t('checkout_progress') }).getByRole('listitem')
    expect(await lookOf(steps.nth(0))).not.toBe(await lookOf(steps.nth(1)))
    await fillContact(visit)
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    await page.waitForURL(/step=delivery$/)
    expect(await lookOf(steps.nth(1))).not.toBe(await lookOf(steps.nth(2)))
    expect(await lookOf(steps.nth(1))).not.toBe(await lookOf(steps.nth(0)))
  })
})

async function expectCloth(swatches: Locator) {
  await swatches.first().waitFor()
  const wanted = await swatches.evaluateAll((all) =>
    all.map((element) => (element as HTMLElement).style.backgroundColor),
  )
  expect.soft(await colorsInTheMiddle(swatches)).toEqual(wanted)
}

/** Expects the control to look different after the choice; identical pixels would not show what was chosen. */
async function expectOtherLook(control: Locator, choose: () => Promise<void>) {
  await control.waitFor()
  const before = await pictured(control)
  await choose()
  expect(before.equals(await pictured(control))).toBe(false)
}

/** With its surroundings, and without the marks of focus and pointer. */
async function pictured(control: Locator): Promise<Buffer> {
  const page = control.page()
  await control.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.mouse.move(0, 0)
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not shown.')
  const { x, y, width, height } = box
  return page.screenshot({ clip: { x: x - 6, y: y - 6, width: width + 12, height: height + 12 } })
}

/** Lines and fills only: words and places differ from step to step anyway. */
function lookOf(step: Locator): Promise<string> {
  return step.evaluate((element) => {
    const { outline, backgroundColor, borderTop } = getComputedStyle(element)
    return [outline, backgroundColor, borderTop].join(' | ')
  })
}
