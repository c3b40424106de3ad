import { expect, type Locator } from '@playwright/test'
import { hasFocus } from './keyboard.ts'
import { callShop } from './shopping.ts'
import { enOnDesktop, onDesktop } from './runs.ts'
import { test, type Visit } from './visit.ts'

type Size = { size: number; state: 'available' | 'low' | 'sold_out' | 'not_made' }
type Color = { productId: string; itemId: string; sizes: Size[] }

test(
  'arrow keys reach every size that is made, whichever sizes are sold out',
  { tag: onDesktop },
  async ({ visit }) => {
    const { page, open, say, language } = visit
    const forward = say('ArrowRight', 'ArrowLeft')
    const back = say('ArrowLeft', 'ArrowRight')
    const all = await listColorsBySoldOutSizes(visit)
    expect(all.length).toBeGreaterThan(3)
    // Arabic mirrors the keys, whichever sizes are sold out.
    const colors = language === 'en' ? all : all.slice(0, 2)
    for (const { productId, itemId, sizes } of colors) {
      await open(`/product-details/${productId}?item=${itemId}`)
      const made = sizes.filter(({ state }) => state !== 'not_made')
      const group = page.getByRole('radiogroup')
      await group.locator('[tabindex="0"]').focus()
      for (const key of [forward, back]) {
        const reached = await rememberFocus(group)
        for (const _size of made) await page.keyboard.press(key)
        expect((await reached()).toSorted(), `${itemId} by ${key}`).toEqual(
          made.map(({ size }) => String(size)).toSorted(),
        )
      }
    }
  },
)

test(
  'one press of Tab leaves a sold-out size that has the focus, and Tab returns to the chosen size',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, open, say } = visit
    await open('/product-details/noor?item=noor-black')
    const group = page.getByRole('radiogroup')
    const chosen = page.getByRole('radio', { name: '60', exact: true })
    await chosen.click()
    await page.keyboard.press(say('ArrowRight', 'ArrowLeft'))
    const soldOut = group.locator('[data-size="62"]')
    expect(await hasFocus(soldOut)).toBe(true)
    expect(await soldOut.getAttribute('aria-checked')).toBe('false')
    expect(await chosen.getAttribute('aria-checked')).toBe('true')
    await page.keyboard.press('Shift+Tab')
    expect(await group.locator(':focus').count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await hasFocus(chosen)).toBe(true)
  },
)

/** Remembers the sizes that get the focus from now on, and returns how to read them. */
async function rememberFocus(group: Locator): Promise<() => Promise<string[]>> {
  const reached = await group.evaluateHandle((element) => {
    const sizes = new Set<string>()
    element.addEventListener('focusin', ({ target }) => {
      sizes.add((target as HTMLElement).dataset['size'] ?? 'no size')
    })
    return sizes
  })
  return () => reached.evaluate((sizes) => [...sizes])
}

/** One colour of the sample shop for each pattern of sold-out sizes. */
async function listColorsBySoldOutSizes(visit: Visit): Promise<Color[]> {
  const patterns = new Map<string, Color>()
  for (const productId of await listProductIds(visit)) {
    const { items } = await callShop(
      visit,
      withLanguage(visit, `product/get-product?id=${productId}`),
    )
    for (const { id: itemId, sizes } of items as { id: string; sizes: Size[] }[]) {
      const pattern = sizes.map(({ state }) => (state === 'low' ? 'available' : state)).join()
      if (pattern.includes('sold_out')) patterns.set(pattern, { productId, itemId, sizes })
    }
  }
  return [...patterns.values()]
}

async function listProductIds(visit: Visit): Promise<string[]> {
  const listPage = (page: number) =>
    callShop(visit, withLanguage(visit, `product/list-products?page=${page}`))
  const { pages } = await listPage(1)
  const ids: string[] = []
  for (let page = 1; page <= pages; page += 1) {
    const { products } = await listPage(page)
    ids.push(...(products as { id: string }[]).map(({ id }) => id))
  }
  return ids
}

function withLanguage({ language }: Visit, address: string): string {
  return `${address}&language_code=${language}`
}
