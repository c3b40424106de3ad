import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { emptyShop, forget } from '../../../test/shops/empty-shop.ts'
import type { TestShop } from '../../../test/test-shop.ts'
import { defaultSettings, saveSetting } from '../../shop/settings/settings.ts'

const contact = { ...defaultSettings.contact, email: 'salam@dana.example' }

async function pageOf({ address }: TestShop, path: string): Promise<string> {
  return (await fetch(`${address}${path}`)).text()
}

/** The addresses that a page links to, without the language. */
function linksOf(page: string): string[] {
  const links = page.matchAll(/<a [^>]*href="(?:\/ar)?(\/[^"?#]*)/g)
  return [...new Set([...links].map(([, path = '']) => path))]
}

const editorial =
  /^\/(about|contact|faq|terms|privacy-policy|size-guide|made-to-measure|delivery-and-returns)$/

test.each([
  '/home',
  '/ar/home',
  '/product-list',
  '/product-list/best_seller',
  '/search',
  '/ar/cart',
])(
  'the page %s of an empty shop requests no picture and links to no page that is missing',
  async (path) => {
    await using shop = await emptyShop()
    const page = await pageOf(shop, path)
    expect(page).not.toContain('/none/')
    expect(page).not.toContain('og:image"')
    expect(linksOf(page).filter((link) => editorial.test(link))).toEqual([])
    expect(page).not.toMatch(/wa\.me\/["?]|tel:"|mailto:"/)
    expect(page).not.toMatch(/Rimal|رمال|رِمال|WELCOME10|555 0132/)
  },
)

test('the home page of an empty shop says that it opens soon, with the name and the contact of the shop', async () => {
  await using shop = await emptyShop()
  expect(await pageOf(shop, '/home')).toContain('<title>Opening soon · Our shop</title>')
  await saveSetting(shop.deps.db, 'name', { en: 'Dana', ar: 'دانة' })
  await saveSetting(shop.deps.db, 'contact', contact)
  await forget(shop)
  const arabic = await pageOf(shop, '/ar/home')
  expect(arabic).toContain('<title>نفتتح قريباً · دانة</title>')
  expect(arabic).toMatch(/<h1[^>]*>دانة<\/h1>/)
  expect(arabic).toContain('mailto:salam@dana.example')
  expect(arabic).not.toContain('<h2 class="text-h2"')
})

test('an empty shop answers neither a search without words nor a list with words about a search', async () => {
  await using shop = await emptyShop()
  const search = await pageOf(shop, '/search')
  expect(search).toContain('Opening soon')
  expect(search).not.toContain('Nothing matches')
  const list = await pageOf(shop, '/product-list')
  expect(list).not.toContain('See all pieces')
})

test('the first product brings its type into the menu, and itself with its type onto the home page', async () => {
  await using shop = await emptyShop()
  const { db } = shop.deps
  const menu = async () => {
    const { result } = await shop.call('GET shop/get-shop', { query: { language_code: 'en' } })
    return [...result.collections, ...result.types].map(({ id }) => id)
  }
  expect(await menu()).toEqual([])
  await shop.deps.transact(async (tx) => {
    await tx.execute(
      sql`update products set published = true, collections = '{}' where id = 'noor'`,
    )
    await recordCatalogChange(tx, ['noor'])
  })
  const { rows } = await db.execute<{ type: string }>(
    sql`select type_id as type from products where id = 'noor'`,
  )
  await expect.poll(menu).toEqual([rows[0]?.type])
  const page = await pageOf(shop, '/home')
  expect(page).not.toContain('Opening soon')
  expect(page).toContain('Shop by type')
  expect(page).not.toContain('Most loved')
  expect(page).toContain('Fresh from the workroom')
})

test('the shop names the editorial pages that exist', async () => {
  await using shop = await emptyShop()
  const pages = async () => {
    await forget(shop)
    return (await shop.call('GET shop/get-shop')).result.pages
  }
  expect(await pages()).toEqual([])
  await shop.deps.db.execute(
    sql`insert into content_pages (slug, title, description, sections, updated_at)
      values ('about', '{}', '{}', '[]', now())`,
  )
  expect(await pages()).toEqual(['about'])
  const links = linksOf(await pageOf(shop, '/home'))
  expect(links).toContain('/about')
  expect(links).not.toContain('/faq')
})
