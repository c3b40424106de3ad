import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { formatMoney } from '@rimal/contract/money'
import { adminWords } from '@rimal/contract/words/admin/all-admin-words'
import { launchOptions } from '../browser.ts'
import { arbOnDesktop } from '../runs.ts'
import { newContext, openTab, test, type Visit } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'
import { makeCatalogueFiles, productAt } from './catalogue-file.ts'
import { startOwnShop } from './own-shop.ts'

test.use({ launchOptions: launchOptions(true) })

const samples = join(import.meta.dirname, '../../server/sample-shop/pictures')

let stop = async () => {}
test.beforeAll(async () => {
  test.setTimeout(120_000)
  stop = await startOwnShop()
})
test.afterAll(() => stop())

/** Creates the type of all products of the file, and returns its id. */
async function createType({ page, language }: Visit): Promise<string> {
  const t = adminTexts(language)
  await page.goto('/admin/catalogue')
  await page.getByRole('button', { name: t('groups_new_types') }).click()
  const dialog = page.getByRole('dialog')
  for (const [side, title] of [
    ['form_english', 'Festive'],
    ['form_arabic', 'للأعياد'],
  ] as const) {
    await dialog.getByLabel(`${t('groups_title')}, ${t(side)}`, { exact: true }).fill(title)
  }
  await dialog.getByRole('button', { name: t('groups_save') }).click()
  await page.getByText(t('groups_saved')).waitFor()
  return 'festive'
}

/** Sends a file and waits for its dry run. */
async function send({ page, language }: Visit, name: string, file: Buffer) {
  const t = adminTexts(language)
  await page.goto('/admin/products/import')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: file })
  await page.getByText(t('import_nothing_written')).waitFor({ timeout: 60_000 })
}

/** The texts of the cells of a table, row by row. */
async function cellsOf(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
    )
}

/** Adds a picture to each colour of the product that is open, and publishes it. */
async function publish({ page, language }: Visit) {
  const t = adminTexts(language)
  const colors = page.locator('#colors').getByRole('region')
  await expect(colors).toHaveCount(2)
  const acts = page.getByRole('button', { name: /^(Acts for|إجراءات)/ })
  for (const [place, name] of ['layla--black--front', 'layla--mocha--front'].entries()) {
    await colors
      .nth(place)
      .locator('input[type=file]')
      .setInputFiles(join(samples, `${name}.webp`))
    await expect(acts).toHaveCount(place + 1)
  }
  await page.keyboard.press('Control+KeyS')
  await page.getByText(t('form_saved')).waitFor()
  await page.getByRole('button', { name: t('product_publish'), exact: true }).click()
  await page.getByText(t('products_state_published'), { exact: true }).first().waitFor()
}

test(
  'a file of 5,000 rows with 40 errors names each of them and writes nothing; once it is mended, it is imported',
  { tag: arbOnDesktop },
  async ({ visit }) => {
    test.setTimeout(300_000)
    const { page, language } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    await signInAsOwner(visit)
    const files = makeCatalogueFiles(await createType(visit))
    await send(visit, 'كتالوج العيد.csv', files.broken)
    const inArabic = adminWords.import_rows_wrong.ar.many.replace('{count}', '40')
    await page.getByRole('heading', { level: 1, name: inArabic }).waitFor()
    const found = await cellsOf(page.getByRole('table', { name: t('import_errors') }))
    expect(found.map(([line, column, value]) => ({ line, column, value }))).toEqual(
      files.wrong.map(({ line, column, value }) => ({ line: String(line), column, value })),
    )
    for (const [index, { code }] of files.wrong.entries()) {
      const [beginning = ''] = t(`import_wrong_${code}`).split('{hint}')
      expect(found[index]?.[3]).toContain(beginning.trim())
    }
    await expectUsable(visit)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('import_error_file') }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await page.goto('/admin/products')
    await page.getByText(t('products_empty')).waitFor()

    await send(visit, 'كتالوج العيد.csv', files.mended)
    await page.getByRole('heading', { level: 1, name: t('import_all_right') }).waitFor()
    await page.getByRole('button', { name: /5000/ }).click()
    await page.getByRole('progressbar', { name: t('import_state_applying') }).waitFor()
    await page.getByText(t('import_done', { applied: files.rows })).waitFor({ timeout: 120_000 })
    await expectUsable(visit)

    const { id, name } = productAt(123)
    await page.goto('/admin/products')
    await page.getByLabel(t('products_search')).fill(name.ar)
    await page.getByRole('link', { name: name.ar }).click()
    await publish(visit)
    const shopper = await openTab(await newContext(visit), visit)
    await shopper.open(`/product-details/${id}`)
    await shopper.page.getByRole('heading', { level: 1, name: name.ar }).waitFor()
    const price = formatMoney(450_50, { currency: 'AED', language })
    await expect(shopper.page.getByText(price).first()).toBeVisible()
    await shopper.open('/product-list')
    await shopper.page.getByText(name.ar).first().waitFor()
    await shopper.context.close()
    expect(blocked).toEqual([])
  },
)
