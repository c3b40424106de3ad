import { expect } from '@playwright/test'
import { becomeCustomer, seeAccount } from './logging-in.ts'
import { nameOf } from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { arbOnThePhone, eachLanguage, onThePhone } from './runs.ts'
import { test, type Visit } from './visit.ts'

/** The frame of every page: header, menu and the messages over them. */

test(
  'the menu of a guest has no wishlist, the header has it',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page, t, open } = visit
    await open('/home')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('my_wishlist') })
      .waitFor()
    const menu = await openMenu(visit)
    await menu.getByRole('link', { name: t('find_your_order') }).waitFor()
    expect(await menu.getByRole('link', { name: t('my_wishlist') }).count()).toBe(0)
  },
)

test(
  'the menu shows that there is more below, until its end is reached',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, t, open } = visit
    await page.setViewportSize({ width: 390, height: 560 })
    await open('/home')
    const menu = await openMenu(visit)
    const last = menu.getByRole('link', { name: t('questions'), exact: true })
    const entries = menu.getByRole('navigation').locator('xpath=..')
    expect(await entries.evaluate((element) => getComputedStyle(element).backgroundImage)).toMatch(
      /gradient.*gradient/,
    )
    await last.scrollIntoViewIfNeeded()
    await expectSound(visit, 'the menu on a low screen')
    await last.click()
    await page.waitForURL(/\/faq$/)
  },
)

test(
  'the account leads to the pages of the customer first, and logs out last',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    await becomeCustomer(visit)
    await open('/my-account')
    await seeAccount(visit)
    await page.getByRole('button', { name: t('profile_save') }).waitFor()
    const main = page.getByRole('main')
    const top = async (name: string, role: 'link' | 'button') =>
      (
        await main
          .getByRole(role, { name: startsLike(name) })
          .first()
          .boundingBox()
      )?.y ?? 0
    const orders = await top(t('my_oders'), 'link')
    expect(await top(t('my_wishlist'), 'link')).toBeLessThan(await top(t('profile_save'), 'button'))
    expect(orders).toBeLessThan(await top(t('profile_save'), 'button'))
    expect(await top(t('logout'), 'button')).toBeGreaterThan(await top(t('profile_save'), 'button'))
    await main.getByRole('link', { name: startsLike(t('my_oders')) }).click()
    await page.waitForURL(/\/my-order$/)
  },
)

test(
  'a message appears at the bottom of the screen and does not cover the heading',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    await becomeCustomer(visit)
    await open('/my-account')
    await seeAccount(visit)
    await page.getByLabel(t('your_name'), { exact: true }).fill(nameOf(visit))
    // Pressed without the pointer, so that the page stays where it is.
    await page.getByRole('button', { name: t('profile_save') }).evaluate((button) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    const strip = page.locator('[popover]').getByText(t('profile_saved'))
    await strip.waitFor()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const message = await strip.boundingBox()
    const height = page.viewportSize()?.height ?? 0
    if (!heading || !message) throw new Error('One of them is not to be seen.')
    expect(message.y).toBeGreaterThan(heading.y + heading.height)
    expect(message.y).toBeGreaterThan(height / 2)
    expect(message.y + message.height).toBeLessThan(height)
  },
)

test(
  'a shopper to whose country no tailor comes is offered no visit, and reads where the tailor goes',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say, size } = visit
    await open('/home')
    const visits = page.locator('a[href$="/home-service"]')
    const last = page.getByRole('heading', { name: t('in_their_words') })
    const panel = page.getByRole('heading', { name: t('visit_elsewhere') })
    await page.getByRole('main').locator(visits).waitFor()
    const before = await last.boundingBox()

    await page.evaluate(() => localStorage.setItem('delivery_country', 'SA'))
    await open('/home')
    await panel.waitFor()
    const country = say('the United Arab Emirates', 'الإمارات')
    await page.getByText(t('visit_only_there', { country })).waitFor()
    await expect(visits).toHaveCount(0)
    expect(await page.getByRole('main').textContent()).not.toMatch(/visit you|نزوركِ/)
    // The panel has the room of the other one: what follows it stays where it was.
    if (size === 'desktop') expect((await last.boundingBox())?.y).toBe(before?.y)
    const menu = await openMenu(visit)
    await menu.getByRole('link', { name: t('size_guide') }).waitFor()
    expect(await visits.count()).toBe(0)
    await page.keyboard.press('Escape')

    await open('/made-to-measure')
    await page
      .getByRole('link', { name: t('choose_a_product') })
      .last()
      .waitFor()
    await expect(visits).toHaveCount(0)
    await expectSound(visit, 'made to measure where no tailor comes')
  },
)

async function openMenu({ page, t }: Visit) {
  await page.getByRole('button', { name: t('menu') }).click()
  return page.getByRole('dialog')
}
