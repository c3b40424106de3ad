import { languagePath } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { pressOn } from './keyboard.ts'
import { startsLike } from './texts.ts'
import { eachLanguage, enOnDesktop, enOnThePhone, onDesktop } from './runs.ts'
import { test, type Visit } from './visit.ts'

test('a misspelled word finds the intended products', { tag: eachLanguage }, async ({ visit }) => {
  const { page, t, say, open } = visit
  const words = say('blak abaya', 'عبايه سودا')
  await open('/home')
  await searchDoor(visit).click()
  const name = t('search_label')
  const field = page.getByRole('combobox', { name }).or(page.getByRole('searchbox', { name }))
  await field.fill(words)
  await field.press('Enter')
  await page.waitForURL(/\/search\?q=/)
  await page.getByRole('heading', { level: 1, name: t('search_results_for', { words }) }).waitFor()
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await names
    .filter({ hasText: say('Noor', 'نور') })
    .first()
    .waitFor()
  expect(await names.count()).toBeGreaterThan(10)
  // The words stay in the field, to be changed.
  const again = page.getByRole('main').getByRole('searchbox', { name: t('search_label') })
  expect(await again.inputValue()).toBe(words)
})

test(
  'a slip that was mended is named',
  { tag: enOnThePhone },
  async ({ visit: { page, t, open } }) => {
    await open(`/search?q=${encodeURIComponent('velvit')}`)
    await page.getByText(t('search_understood_as', { words: 'Velvet' })).waitFor()
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
  },
)

test(
  'while a thing is typed that the shop does not sell, the proposals are called the nearest',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, say } = visit
    const field = await openSearch(visit)
    const words = say('ihram', 'احرام')
    await field.fill(words)
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText(startsLike(t('search_nearest', { words, nearest: '{nearest}' })))
      .waitFor()
    await dialog.getByRole('option').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await field.fill(say('noor', 'نور'))
    await dialog.getByText(startsLike(t('search_nearest'))).waitFor({ state: 'detached' })
  },
)

test('suggestions are walked through with the keys', async ({ visit }) => {
  const { page, t, say } = visit
  const field = await openSearch(visit)
  const list = page.getByRole('listbox', { name: t('search_label') })
  await list.getByRole('option').first().waitFor()

  await field.fill(say('noo', 'نور'))
  const noor = list.getByRole('option', { name: say('Noor', 'نور') }).first()
  await noor.waitFor()
  await field.press('ArrowDown')
  await expect.poll(() => chosenBy(field)).toMatch(/./)
  // ArrowUp from the first option leads to the field, and from the field to the last option.
  await field.press('ArrowUp')
  expect(await chosenBy(field)).toBe('')
  while ((await noor.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
  await field.press('Enter')
  await page.waitForURL(/\/product-details\/noor/)
  await page.getByRole('heading', { level: 1, name: say('Noor', 'نور') }).waitFor()

  // The typed text is still there; the first Escape empties the field, the second closes the search.
  await list.waitFor({ state: 'detached' })
  const door = searchDoor(visit)
  await door.focus()
  await door.press('Enter')
  await expect(field).toBeFocused()
  expect(await field.inputValue()).toBe(say('noo', 'نور'))
  await page.keyboard.press('Escape')
  await page.getByText(t('search_recent'), { exact: true }).waitFor()
  await list.getByRole('option', { name: say('noo', 'نور'), exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await expect(door).toBeFocused()
})

test(
  'the chosen suggestion stays chosen when a late answer changes the list',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, t } = visit
    const late = Promise.withResolvers<void>()
    await page.route(/search\/suggest\?.*q=noo(&|$)/, async (route) => {
      await late.promise
      await route.continue()
    })
    const field = await openSearch(visit)
    const list = page.getByRole('listbox', { name: t('search_label') })
    const noor = list.getByRole('option', { name: 'Noor' }).first()
    await field.fill('n')
    await noor.waitFor()
    const before = await list.getByRole('option').count()
    await field.fill('noo')
    while ((await noor.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
    late.resolve()
    await expect.poll(() => list.getByRole('option').count()).not.toBe(before)
    expect(await noor.getAttribute('aria-selected')).toBe('true')
    await field.press('Enter')
    await page.waitForURL(/\/product-details\/noor/)
  },
)

test(
  'recent searches are suggested, and can be removed without a mouse',
  { tag: onDesktop },
  async ({ visit }) => {
    const { page, t } = visit
    await visit.open('/home')
    const searched = ['noor', 'velvet', 'an abaya for the wedding of my sister in Abu Dhabi']
    await page.evaluate(
      (words) => localStorage.setItem('recent_searches', JSON.stringify(words)),
      searched,
    )
    const field = await openSearch(visit)
    const list = page.getByRole('listbox', { name: t('search_label') })
    const option = (name: string) => list.getByRole('option', { name, exact: true })
    await option('noor').waitFor()
    expect(await findBarriers(page)).toEqual([])

    const clear = (words: string) =>
      page.getByRole('button', { name: t('search_recent_remove', { words }) })
    // Each button is beside the search that it removes.
    for (const words of searched) {
      const place = await option(words).boundingBox()
      const button = await clear(words).boundingBox()
      const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2
      expect(middle).toBeGreaterThan(place?.y ?? Infinity)
      expect(middle).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0))
    }
    await pressOn(page, clear('velvet'))
    await option('velvet').waitFor({ state: 'detached' })
    await expect(field).toBeFocused()
    await field.press('ArrowDown')
    expect(await chosenBy(field)).toBe('noor')
    await field.press('Enter')
    await page.waitForURL(/\/search\?q=noor$/)
  },
)

test.describe('without scripts', { tag: eachLanguage }, () => {
  test.use({ javaScriptEnabled: false })

  test('the button of the field searches', async ({ visit: { page, language } }) => {
    await page.goto(languagePath(language, '/search'))
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('noor')
    await main.getByRole('search').getByRole('button').click()
    await page.waitForURL(/\/search\?q=noor$/)
    expect(await main.getByRole('article').count()).toBeGreaterThan(0)
  })
})

test('a search without results offers other links', { tag: eachLanguage }, async ({ visit }) => {
  const { page, t, say, open } = visit
  const words = say('xyzzyq', 'غغغغغغ')
  await open(`/search?q=${encodeURIComponent(words)}`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: t('no_products_found') }).waitFor()
  await main.getByText(t('search_nothing_text', { words })).waitFor()
  await main.getByRole('heading', { name: t('search_nothing_loved') }).waitFor()
  expect(await main.getByRole('article').count()).toBeGreaterThan(1)
  const ask = main.getByRole('link', { name: t('whatsapp') })
  expect(await ask.getAttribute('href')).toContain(encodeURIComponent(words))
  const types = main.getByRole('navigation', { name: t('search_nothing_types') })
  await types.getByRole('link').first().click()
  await page.waitForURL(/\/product-list\/\w/)
  await main.getByRole('article').first().waitFor()
})

/** The control in the header, whatever it is: it leads to the field. */
function searchDoor({ page, t }: Visit) {
  const header = page.getByRole('banner')
  const name = t('search')
  return header
    .getByRole('button', { name, exact: true })
    .or(header.getByRole('link', { name, exact: true }))
}

async function openSearch(visit: Visit) {
  const { page, t, open } = visit
  await open('/home')
  await searchDoor(visit).click()
  const field = page.getByRole('combobox', { name: t('search_label') })
  await field.waitFor()
  await expect(field).toBeFocused()
  return field
}

/** The text of the option that the field points at. */
function chosenBy(field: Awaited<ReturnType<typeof openSearch>>): Promise<string> {
  return field.evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant')
    return (id && document.getElementById(id)?.textContent) || ''
  })
}
