import { languagePath } from '@rimal/contract/language'
import { expect, type Route } from '@playwright/test'
import { becomeCustomer, newEmail, register } from './logging-in.ts'
import { callShop, nameOf, products, type Product } from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { eachLanguage, enOnThePhone } from './runs.ts'
import { expectNoComplaints, newContext, openTab, test, type Visit } from './visit.ts'

/** Returns the wishlist button that names the product and the colour. */
async function heartOf(visit: Visit, liked: Product) {
  const product = await callShop(
    visit,
    `product/get-product?id=${liked.id}&language_code=${visit.language}`,
  )
  const item = product.items.find(({ id }: { id: string }) => id === liked.color)
  const name = visit.t('wishlist_add', { name: product.name, color: item.colorName })
  return visit.page.getByRole('main').getByRole('button', { name, exact: true }).first()
}

async function save(visit: Visit, liked: Product) {
  await visit.open(`/product-details/${liked.id}?item=${liked.color}`)
  const heart = await heartOf(visit, liked)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await visit.page.getByText(visit.t('wishlist_added', { name: nameIn(visit, liked) })).waitFor()
}

function nameIn({ say }: Visit, { name }: Product): string {
  return say(name.en, name.ar)
}

function listed({ page, t }: Visit) {
  return page.getByRole('list', { name: t('my_wishlist') }).getByRole('article')
}

test(
  'the wishlist of a guest survives a reload and is merged when the guest logs in',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    await save(visit, products.nada)
    await page.reload()
    const heart = await heartOf(visit, products.nada)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await save(visit, products.hind)

    await open('/my-wishlist')
    await expect(listed(visit)).toHaveCount(2)
    await expectSound(visit, 'the wishlist of a guest')
    await page.getByRole('link', { name: t('wishlist_guest_login') }).click()
    await page.waitForURL(/\/user-login$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('register_title') })
      .click()
    await page.getByRole('heading', { level: 1, name: t('register_title') }).waitFor()
    await register(visit, newEmail())
    await page.getByText(t('login_merged_wishlist', { count: 2 })).waitFor()
    await page.waitForURL(/\/my-wishlist$/)
    await expect(listed(visit)).toHaveCount(2)
    await page.reload()
    await expect(listed(visit)).toHaveCount(2)
  },
)

test(
  'a removed product can be restored to its place, and a product is moved to the cart in the chosen size',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    await save(visit, products.hind)
    await save(visit, products.nada)
    await open('/my-wishlist')
    const names = () => listed(visit).getByRole('heading').allTextContents()
    const both = [nameIn(visit, products.nada), nameIn(visit, products.hind)]
    await expect.poll(names).toEqual(both)
    await listed(visit)
      .first()
      .getByRole('button', { name: startsLike(t('wishlist_remove')) })
      .click()
    await expect.poll(names).toEqual(both.slice(1))
    await page.getByRole('button', { name: t('wishlist_undo'), exact: true }).click()
    await expect.poll(names).toEqual(both)

    await listed(visit)
      .first()
      .getByRole('button', { name: startsLike(t('wishlist_move')) })
      .click()
    const dialog = page.getByRole('dialog')
    const size = dialog.getByRole('button', { name: String(products.nada.size), exact: true })
    await size.waitFor()
    await expectSound(visit, 'the question which size')
    await size.click()
    await page.getByText(t('wishlist_moved', { name: both[0] ?? '' })).waitFor()
    await expect.poll(names).toEqual(both.slice(1))
    const { lines } = await callShop(visit, 'guest-cart/get-cart')
    expect(lines).toMatchObject([
      { product_item_id: products.nada.color, size: products.nada.size },
    ])

    await listed(visit)
      .getByRole('button', { name: startsLike(t('wishlist_remove')) })
      .click()
    await page.getByRole('heading', { level: 1, name: t('wishlist_empty_title') }).waitFor()
    await expectSound(visit, 'the empty wishlist')
  },
)

test('a product saved in one tab is saved in the other, and a press whose request is lost is undone', async ({
  visit,
}) => {
  const { page, t, context } = visit
  await save(visit, products.hind)
  const other = await openTab(context, visit)
  await other.open('/my-wishlist')
  await expect(listed(other)).toHaveCount(1)
  await save(visit, products.nada)
  await expect(listed(other)).toHaveCount(2)

  await becomeCustomer(visit)
  await visit.open(`/product-details/${products.maha.id}?item=${products.maha.color}`)
  const heart = await heartOf(visit, products.maha)
  await context.route('**/api/wishlist/add-item', (route) => route.abort())
  await heart.click()
  await page.getByText(t('no_answer')).waitFor()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test(
  'a wishlist button pressed before the script has loaded is saved all the same',
  { tag: enOnThePhone },
  async ({ visit }) => {
    const { page, t, language } = visit
    const held: Route[] = []
    await page.route('**/assets/entry-client-*.js', (route) => void held.push(route))
    const path = `/product-details/${products.hind.id}?item=${products.hind.color}`
    await page.goto(languagePath(language, path), { waitUntil: 'commit' })
    const heart = await heartOf(visit, products.hind)
    await heart.click()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => held.length).toBe(1)
    for (const route of held) await route.continue()
    await page.getByText(t('wishlist_added', { name: nameIn(visit, products.hind) })).waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
  },
)

test(
  'a shared list is read by a stranger, until sharing stops',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    await becomeCustomer(visit)
    await save(visit, products.nada)
    await open('/my-wishlist')
    const update = page.getByRole('switch', { name: t('wishlist_notify') })
    await update.click()
    await expect(update).toHaveAttribute('aria-checked', 'true')
    await expectSound(visit, 'the wishlist of a customer')
    await page.reload()
    await expect(update).toHaveAttribute('aria-checked', 'true')
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: t('wishlist_share') }).click()
    await dialog.getByRole('button', { name: t('wishlist_share_make') }).click()
    const address = dialog.getByText(/\/wishlist\/[0-9a-f]{32}$/)
    await address.waitFor()
    await expectSound(visit, 'sharing the wishlist')
    const link = new URL((await address.textContent()) ?? '').pathname

    const strangers = await newContext(visit)
    const stranger = await openTab(strangers, visit)
    const list = stranger.page.getByRole('list', { name: t('wishlist_shared_page') })
    await stranger.page.goto(link)
    await list.getByRole('heading', { name: nameIn(visit, products.nada) }).waitFor()
    expect(await stranger.page.content()).not.toContain(nameOf(visit))
    const heart = list.getByRole('button')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectSound(stranger, 'a shared wishlist')

    await dialog.getByRole('button', { name: t('wishlist_share_stop') }).click()
    await dialog.getByRole('button', { name: t('wishlist_share_make') }).waitFor()
    await stranger.page.reload()
    await stranger.page
      .getByRole('heading', { level: 1, name: t('wishlist_shared_gone') })
      .waitFor()
    await expectSound(stranger, 'a wishlist that is no longer shared')
    expectNoComplaints(stranger)
    await strangers.close()
  },
)
