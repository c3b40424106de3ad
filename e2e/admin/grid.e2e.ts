import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { eachLanguage } from '../runs.ts'
import { staff } from '../staff/client.ts'
import { newContext, openTab, test, type Visit } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'

/** Copies a product under another name, so that no other journey finds the copies or sees its prices change. */
async function makeCopies(count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const { id, revision } = await staff('duplicate-product')({ id: 'noor' })
    const name = { en: `Grid ${ids.length + 1}`, ar: `عباية الجدول ${ids.length + 1}` }
    const change = { id, revision, fields: { name }, key: randomUUID() }
    await staff('save-product-grid')({ products: [change] })
    ids.push(id)
  }
  return ids
}

/** Publishes the copies that were saved twice, the names and then the prices. */
async function publish(ids: readonly string[]) {
  for (const id of ids) {
    await staff('change-product-state')({ id, revision: 3, state: 'published' })
  }
}

/** Pastes into the active cell what a spreadsheet would have copied. */
async function paste({ page, context }: Visit, cells: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), cells)
  await page.keyboard.press('ControlOrMeta+KeyV')
}

test(
  'an owner pastes prices into the grid, mends a wrong one and saves, and the shop shows them at once',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, language } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    const ids = await makeCopies(3)
    await signInAsOwner(visit)
    await page.goto(`/admin/products/grid?ids=${ids.join(',')}`)
    const grid = page.getByRole('grid', { name: t('grid_products') })
    const price = (row: number) => grid.locator(`[data-product="${ids[row]}"] [data-kind=price]`)
    await price(0).click()
    await expectUsable(visit)
    await paste(visit, '810.00\nnot yet\n٨٣٠\n')
    await expect(price(1)).toHaveAttribute('aria-invalid', 'true')
    await expect(price(2)).toContainText('830.00')
    await page.keyboard.press('Control+KeyZ')
    await expect(price(2)).not.toContainText('830.00')
    await page.keyboard.press('Control+Shift+KeyZ')
    await expectUsable(visit)

    // The product with the wrong price is left, and the two others are saved.
    const bar = page.getByRole('region', { name: t('grid_changes') })
    await page.keyboard.press('Control+KeyS')
    const problems = page.getByRole('region', { name: t('grid_problems') })
    await expect(bar.getByRole('button').last()).toBeDisabled()
    await expect(price(0)).not.toHaveAttribute('data-changed')
    await problems.getByRole('button').click()
    await expect(price(1)).toBeFocused()
    await page.keyboard.type('820')
    await page.keyboard.press('Enter')
    await expect(problems).toHaveCount(0)
    await expect(price(2)).toBeFocused()
    await page.keyboard.press('Control+KeyS')
    await expect(bar).toHaveCount(0)
    await expectUsable(visit)

    await publish(ids)
    const shopper = await openTab(await newContext(visit), visit)
    for (const [row, shown] of ['810', '820', '830'].entries()) {
      await shopper.open(`/product-details/${ids[row]}`)
      await shopper.page.getByText(new RegExp(shown)).first().waitFor()
    }
    await shopper.context.close()
    await page.reload()
    await expect(price(1)).toContainText('820.00')
    for (const id of ids) {
      await staff('change-product-state')({ id, revision: 4, state: 'archived' })
    }
    expect(blocked).toEqual([])
  },
)
