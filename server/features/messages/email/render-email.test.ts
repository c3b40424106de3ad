import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { buyer, placeOrder } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { outbox } from '../../../db/tables/messages.ts'
import { saveSetting } from '../../shop/settings/settings.ts'
import { composeStored } from '../compose-stored.ts'
import { messageKinds } from '../templates/kinds.ts'

async function emailOf(shop: TestShop, kind: string, language: string): Promise<string> {
  const reply = await fetch(`${shop.address}/dev/emails/${kind}/${language}/html`)
  return reply.text()
}

test('every email has the frame of the shop and stays small', async () => {
  await using shop = await testShop()
  const all = messageKinds.flatMap((kind) => [[kind, 'en'] as const, [kind, 'arb'] as const])
  for (const [kind, language] of all) {
    const html = await emailOf(shop, kind, language)
    expect(Buffer.byteLength(html)).toBeLessThan(30_000)
    expect(html).toContain(language === 'en' ? '>RIMAL</p>' : '>رِمال</p>')
    expect(html).toContain('name="color-scheme" content="light dark"')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain("'Marcellus','El Messiri'")
    // The email loads nothing that reveals who opened the email.
    for (const [, src = ''] of html.matchAll(/src(?:="|:url\()([^")]+)/g)) {
      expect(src).toMatch(new RegExp(`^${shop.address}/(email-fonts|media)/[\\w/.-]+$`))
    }
  }
})

test('the name in the frame is the name of the shop', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'name', { en: 'Sahara & Co', ar: 'صحارى' })
  expect(await emailOf(shop, 'welcome', 'en')).toContain('>SAHARA &amp; CO</p>')
  expect(await emailOf(shop, 'welcome', 'arb')).toContain('>صحارى</p>')
})

test('a code is shown in large digits in a separate paragraph', async () => {
  await using shop = await testShop()
  for (const language of ['en', 'arb']) {
    expect(await emailOf(shop, 'one_time_code', language)).toMatch(
      /<p class="code" dir="ltr" style="[^"]*font:44px\/1.2 'Instrument Sans'[^"]*lining-nums[^"]*">4821<\/p>/,
    )
  }
})

test('the email of an order shows the pictures of its products, with text instead where they are blocked', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  await placeOrder(await buyer(shop, product), { paymentMethod: 'cash_on_delivery' })
  const rows = await shop.deps.db.select().from(outbox)
  const received = rows.find(({ kind }) => kind === 'order_received')
  if (!received) throw new Error('There is no email of the order.')
  const { html } = await composeStored(shop.deps, received)
  const [, src = '', alt = ''] =
    /<img src="([^"]+)" width="64" height="80" alt="([^"]+)"/.exec(html) ?? []
  expect(src).toMatch(new RegExp(`^${shop.address}/media/[\\w-]+/160\\.jpg$`))
  expect(alt).not.toBe('')
})

test.each([
  ['order_received', 2],
  ['order_shipped', 1],
  ['order_delivered', 1],
  ['order_cancelled', 1],
  ['lines_cancelled', 1],
  ['review_request', 2],
] as const)('%s shows its products in pictures', async (kind, count) => {
  await using shop = await testShop()
  for (const language of ['en', 'arb']) {
    const html = await emailOf(shop, kind, language)
    const images = [...html.matchAll(/<img src="([^"]+)"[^>]* alt="([^"]+)"/g)]
    expect(images.map(([, src]) => src)).toHaveLength(count)
    for (const [, src = ''] of images) {
      const reply = await fetch(src)
      expect(reply.headers.get('content-type')).toMatch(/^image\//)
      expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    }
  }
})

test('pictures that another host serves have the format of its files', async () => {
  await using shop = await testShop({ imageBase: 'https://pictures.example/rimal' })
  const html = await emailOf(shop, 'order_shipped', 'en')
  expect(html).toContain('src="https://pictures.example/rimal/noor--black--front/160.webp"')
})

test('the fonts of emails are there for pages of mail programs', async () => {
  await using shop = await testShop()
  const html = await emailOf(shop, 'welcome', 'en')
  const addresses = [...html.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address)
  expect(addresses).toHaveLength(4)
  for (const address of addresses) {
    const reply = await fetch(address)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('font/woff2')
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(Buffer.from(await reply.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
  }
  expect((await fetch(`${shop.address}/email-fonts/..%2fpackage.json`)).status).toBe(404)
})
