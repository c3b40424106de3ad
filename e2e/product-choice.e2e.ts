import { languagePath } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import { startsLike } from './texts.ts'
import { arbOnThePhone, enOnDesktop, enOnThePhone } from './runs.ts'
import { isAlive, test, type Visit } from './visit.ts'

const remark = 'One inch longer, for heels'
/** Inches, in the order in which they are asked. */
const measurements = '56 16 18.5 29 23 12 14 36 38 40.5 31 12 10 18 18'.split(' ')

test('a refresh, back and the other language restore the choice', async ({ visit }) => {
  const { page, open, language } = visit
  await open('/product-details/noor?item=noor-navy')
  await sizeButton(visit, 56).click()
  await writeRemark(visit)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await seeChoice(visit)

  await page.getByRole('contentinfo').getByRole('link').first().click()
  await page.waitForURL((url) => !url.pathname.includes('product-details'))
  await page.goBack()
  await seeChoice(visit)

  const { pathname, search } = new URL(page.url())
  for (const code of [language === 'en' ? 'arb' : 'en', language] as const) {
    await page.evaluate((to) => location.assign(to), languagePath(code, pathname + search))
    await page.waitForFunction(
      (lang) => document.documentElement.lang === lang,
      code === 'arb' ? 'ar' : 'en',
    )
    await isAlive(page)
    await expect(sizeButton(visit, 56)).toHaveAttribute('aria-checked', 'true')
  }
  await seeChoice(visit)

  await open('/product-details/nada')
  await page
    .getByRole('button', { name: visit.t('choose_a_size') })
    .first()
    .waitFor()
  expect(await remarkField(visit).inputValue()).toBe('')
})

test(
  'a remembered size is not bought in a colour in which it is sold out',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    await open('/product-details/noor?item=noor-navy')
    await sizeButton(visit, 62).click()
    await open('/product-details/noor?item=noor-black')
    const gone = { size: 62, color: say('Black', 'الأسود') }
    await page.getByText(t('size_gone_in_color', gone)).waitFor()
    const soldOut = page.getByRole('radio', { name: t('size_sold_out', { size: 62 }) })
    expect(await soldOut.getAttribute('aria-checked')).toBe('false')
    // The shopper can join the waiting list for that size, or choose another size above.
    await page
      .getByRole('button', { name: t('sold_out_send'), exact: true })
      .first()
      .waitFor()
  },
)

test("the customer's measurements stay chosen after a refresh", async ({ visit }) => {
  const { page, t, open } = visit
  await open('/product-details/noor?item=noor-navy')
  await page.getByRole('button', { name: t('sew_to_measure') }).click()
  const form = page.getByRole('dialog')
  for (const [index, figure] of measurements.entries()) {
    await form.getByRole('textbox').nth(index).fill(figure)
  }
  await form.getByRole('button', { name: t('custom_size_save') }).click()
  await form.waitFor({ state: 'hidden' })
  // The closed dialog takes its own history step back, which would stop a reload that begins before that step.
  await expect.poll(() => page.evaluate(() => history.state?.open ?? 0)).toBe(0)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: t('made_to_your_measure') }).waitFor()
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('button', { name: t('summary_checkout') }).waitFor()
})

test('a choice that was added to the cart is not chosen again', async ({ visit }) => {
  const { page, t, open } = visit
  await open('/product-details/noor?item=noor-navy')
  await sizeButton(visit, 56).click()
  await writeRemark(visit)
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
  await page.waitForURL(/\/cart$/)
  await page.goBack()
  await page.waitForURL(/item=noor-navy/)
  await page
    .getByRole('button', { name: t('choose_a_size') })
    .first()
    .waitFor()
  expect(await sizeButton(visit, 56).getAttribute('aria-checked')).toBe('false')
  expect(await remarkField(visit).inputValue()).toBe('')
})

test('the size that the guide advises is chosen from it', async ({ visit }) => {
  const { t, open } = visit
  await open('/product-details/noor?item=noor-black')
  const guide = await adviseFor(visit, 165)
  await guide.getByRole('button', { name: t('size_guide_choose', { size: 56 }) }).click()
  await guide.waitFor({ state: 'hidden' })
  expect(await sizeButton(visit, 56).getAttribute('aria-checked')).toBe('true')
})

test(
  'where the advised size is sold out the guide says so, and what there is instead',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    await open('/product-details/noor?item=noor-black')
    const guide = await adviseFor(visit, 180)
    await guide
      .getByText(t('size_guide_sold_out', { size: 62, color: say('Black', 'الأسود') }))
      .waitFor()
    expect(
      await guide
        .getByRole('button', { name: t('size_guide_choose', { size: 62 }), exact: true })
        .count(),
    ).toBe(0)
    const navy = say('Navy', 'الكحلي')
    await guide
      .getByRole('button', { name: t('size_guide_choose_in', { size: 62, color: navy }) })
      .click()
    await guide.waitFor({ state: 'hidden' })
    await page.waitForURL(/item=noor-navy/)
    await expect(sizeButton(visit, 62)).toHaveAttribute('aria-checked', 'true')

    const again = await adviseFor(visit, 200)
    await again.getByRole('button', { name: t('sew_to_measure') }).click()
    await page
      .getByRole('dialog', { name: t('custom_size_title_for', { name: say('Noor', 'نور') }) })
      .waitFor()
  },
)

test(
  'the size guide on its own page has no button to choose a size',
  { tag: enOnThePhone },
  async ({ visit: { page, t, open } }) => {
    await open('/size-guide')
    await page.getByLabel(t('size_guide_height')).fill('165')
    await page.getByText(t('size_guide_take', { size: 56 })).waitFor()
    const choose = page.getByRole('button', { name: t('size_guide_choose', { size: 56 }) })
    expect(await choose.count()).toBe(0)
  },
)

/** Its name is its number while it is sold. */
function sizeButton({ page }: Visit, size: number) {
  return page.getByRole('radio', { name: String(size), exact: true })
}

function remarkField({ page }: Visit) {
  return page.locator('textarea').first()
}

async function writeRemark(visit: Visit) {
  await visit.page.getByText(visit.t('remarks_add')).click()
  await remarkField(visit).fill(remark)
}

/** Checks that the chosen size, the colour and the remark are visible. */
async function seeChoice(visit: Visit) {
  const { page, t } = visit
  await page.waitForURL(/item=noor-navy/)
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .waitFor()
  expect(await sizeButton(visit, 56).getAttribute('aria-checked')).toBe('true')
  // The remark comes after the first load.
  await remarkField(visit).waitFor()
  expect(await remarkField(visit).inputValue()).toBe(remark)
}

async function adviseFor({ page, t }: Visit, height: number) {
  await page.getByRole('button', { name: t('size_guide'), exact: true }).click()
  const guide = page.getByRole('dialog', { name: startsLike(t('size_guide_title')) })
  await guide.getByLabel(t('size_guide_height')).fill(String(height))
  return guide
}
