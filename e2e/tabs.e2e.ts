import type { BrowserContext, Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { newPhone, register, seeAccount } from './logging-in.ts'
import { nameOf, type Piece, pieces } from './shopping.ts'
import { eachLanguage, journey, openTab, type Visit } from './visit.ts'

journey(
  'the tabs of a browser renew their login one after the other',
  async (visit) => {
    const { page, context, open } = visit
    await open('/user-login')
    await register(visit, newPhone())
    await seeAccount(visit)
    const other = await openTab(context, visit)
    await other.open('/my-account')
    await seeAccount(other)

    const asked = await hold(context, '**/api/identity/refresh')
    await Promise.all([page.reload(), other.page.reload()])
    await expect.poll(() => asked.length).toBe(1)
    await expect.poll(() => waitingFor(page, 'login')).toBe(1)
    expect(asked).toHaveLength(1)
    await asked[0]?.continue()
    await expect.poll(() => asked.length).toBe(2)
    await asked[1]?.continue()
    await Promise.all([seeAccount(visit), seeAccount(other)])
    expect(asked).toHaveLength(2)
    await other.page.close()
  },
  eachLanguage,
)

journey(
  'of a login scripts can read who she is, and nothing that opens anything',
  async (visit) => {
    const { page, context, open } = visit
    await open('/user-login')
    await register(visit, newPhone(), 'sand and the sea')
    await seeAccount(visit)
    await open('/home')
    const kept = await page.evaluate(() => ({
      stored: [{ ...localStorage }, { ...sessionStorage }],
      cookie: document.cookie,
    }))
    expect(kept.cookie).toBe('')
    expect(JSON.parse(String(kept.stored[0]?.['first_app']))).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: nameOf(visit),
      email: null,
    })
    const text = JSON.stringify(kept.stored)
    expect(text).not.toMatch(/[0-9a-f]{64}/i)
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).toContain('rt')
    for (const { name, value, httpOnly } of cookies) {
      expect({ name, httpOnly, isStored: text.includes(value) }).toEqual({
        name,
        httpOnly: true,
        isStored: false,
      })
    }
  },
  eachLanguage,
)

journey(
  'the first pieces of two tabs lie in one bag',
  async (visit) => {
    const { page, context } = visit
    const other = await openTab(context, visit)
    const asked = await hold(context, '**/api/guest-cart/add-to-cart')
    await choose(visit, pieces.hind)
    await expect.poll(() => asked.length).toBe(1)
    await choose(other, pieces.hala)
    await expect.poll(() => waitingFor(page, 'guest')).toBe(1)
    expect(asked).toHaveLength(1)
    await asked[0]?.continue()
    await page.waitForURL(/\/cart$/)
    await expect.poll(() => asked.length).toBe(2)
    await asked[1]?.continue()
    await other.page.waitForURL(/\/cart$/)
    await other.page.getByRole('link', { name: other.t('pieces_in_bag', { count: 2 }) }).waitFor()
    await other.page.close()
  },
  eachLanguage,
)

/** Calls that were sent and wait to be let through. */
async function hold(context: BrowserContext, address: string): Promise<Route[]> {
  const asked: Route[] = []
  await context.route(address, (route) => void asked.push(route))
  return asked
}

/** How many tabs wait until another one is done. */
function waitingFor(page: Page, lock: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const { pending = [] } = await navigator.locks.query()
    return pending.filter(({ name }) => name === wanted).length
  }, lock)
}

/** Presses the button that puts a piece into the bag. */
async function choose({ page, t, open }: Visit, { id, color, size }: Piece) {
  await open(`/product-details/${id}?item=${color}`)
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  await page
    .getByRole('button', { name: t('add_to_bag') })
    .first()
    .click()
}
