import { randomUUID } from 'node:crypto'
import { expect, request } from '@playwright/test'
import type { ProductFields, StaffProduct } from '@rimal/contract/staff/products'
import { eachLanguage } from './runs.ts'
import { findShop } from './shop.ts'
import { expectSound } from './sound.ts'
import { staff } from './staff/client.ts'
import { startsLike } from './texts.ts'
import { test, type Visit } from './visit.ts'

const size = 54
const waitingFirst = 40

test(
  'a shopper waits in the queue of a drop and is let in, and the queue of a sold-out drop says so',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    const drop = await makeDrop()
    const name = say(drop.name.en, drop.name.ar)
    try {
      await fillQueue(drop.id)
      await open(`/product-details/${drop.address}`)
      await page.getByText(t('product_sold_by_turn')).waitFor()
      await pressBuy(visit)
      await page.waitForURL(/\/queue\?product=/)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(new RegExp(`${t('queue_waiting')}|${t('queue_nearly')}`))
      await page.getByText(t('queue_ahead')).waitFor()
      await expectSound(visit, 'queue-waiting')
      await expect(heading).toHaveText(t('queue_admitted'), { timeout: 90_000 })
      await page.waitForURL(/\/product-details\//)
      await page.getByText(startsLike(t('product_queue_turn'))).waitFor()
      await pressBuy(visit)
      await page.waitForURL(/\/cart$/)
      await page.getByRole('link', { name }).first().waitFor()

      await takeStock(drop)
      await open(`/queue?product=${drop.id}`)
      await expect(heading).toHaveText(t('queue_sold_out', { name }))
      await expectSound(visit, 'queue-sold-out')
    } finally {
      await staff('change-product-state')({ id: drop.id, revision: 3, state: 'archived' })
    }
  },
)

async function pressBuy({ page, t }: Visit) {
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
}

/** Publishes a queued copy of a product, which no other test looks at. */
async function makeDrop(): Promise<StaffProduct> {
  const copy = await staff('duplicate-product')({ id: 'maha' })
  const saved = await staff('save-product')({
    id: copy.id,
    revision: copy.revision,
    fields: fieldsOf(copy),
  })
  const { id, revision } = saved
  const published = await staff('change-product-state')({ id, revision, state: 'published' })
  await changeStock(published, 50)
  return published
}

function fieldsOf(product: StaffProduct) {
  const {
    id: _id,
    address: _address,
    look: _look,
    revision: _revision,
    state: _state,
    publishAt: _publishAt,
    savedAt: _savedAt,
    savedBy: _savedBy,
    sold: _sold,
    inQueue: _inQueue,
    previewKey: _previewKey,
    lacks: _lacks,
    otherPrices,
    items,
    ...facts
  } = product
  return {
    ...facts,
    queued: true,
    customSize: false,
    otherPrices: otherPrices as ProductFields['otherPrices'],
    items: items.slice(0, 1).map(({ sizes, pictures, ...item }) => ({
      ...item,
      sizes: sizes.map(({ size, sku, barcode }) => ({ size, sku, barcode })),
      pictures: pictures.map((picture) => ({ id: picture.id, view: picture.view })),
    })),
  }
}

async function changeStock({ items }: StaffProduct, quantity: number) {
  const sku = items[0]?.sizes.find((one) => one.size === size)?.sku ?? ''
  const changes = [{ sku, quantity }]
  await staff('adjust-stock')({ changes, kind: 'correction', key: randomUUID() })
}

const takeStock = (product: StaffProduct) => changeStock(product, -50)

/** Lets other guests join first. */
async function fillQueue(product: string) {
  for (let joined = 0; joined < waitingFirst; joined++) {
    // A client without cookies is a new guest.
    const other = await request.newContext({ baseURL: findShop().address })
    const reply = await other.post('/api/queue/join', { data: { language_code: 'en', product } })
    expect(await reply.json()).toMatchObject({ errorCode: 0 })
    await other.dispose()
  }
}
