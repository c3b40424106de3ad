import type { SettingValues } from '@rimal/contract/staff/setting-shapes'
import { eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import {
  categories,
  collections,
  contentPages,
  facetValues,
  itemPictures,
  pictures,
  productItems,
  productPrices,
  products,
  productTypes,
  reviews,
  settings,
  variants,
} from '../../../db/tables/catalog.ts'
import { promotions } from '../../../db/tables/promotions.ts'
import type { Deps } from '../../../deps.ts'
import { readSampleShop, type SampleShop } from './sample-shop-files.ts'
import { sampleSettings, sampleTaxNumber } from './sample-settings.ts'
import { samplePictureRows } from './sample-shop-pictures.ts'
import {
  facetValueRows,
  homeSettings,
  itemPictureRows,
  itemRows,
  pageRow,
  priceRows,
  productRow,
  reviewRows,
  groupRows,
  variantRows,
} from './sample-shop-rows.ts'
import { saveSetting } from '../settings/settings.ts'

/** Any fixed number: the advisory lock under which one process at a time fills an empty shop. */
const sampleShopLock = 7_226_502

/** Beside the welcome code: one that the merchant can activate. */
const samplePromotions: (typeof promotions.$inferInsert)[] = [
  {
    title: { en: 'Three for the price of two', ar: 'ثلاث قطع بسعر قطعتين' },
    kind: 'buy_n_get_m',
    buy: 2,
    get: 1,
    active: false,
  },
]

/** Riyals for Saudi Arabia: delivery prices rounded as a shop would round them, every delivery method available. */
const sampleCurrencies: SettingValues['otherCurrencies'] = [
  {
    currency: 'SAR',
    rate: '0.98',
    maxCash: 200_000,
    refundLimit: 100_000,
    shipping: [
      { id: 'uae-standard', price: 2_500, freeFrom: 51_000 },
      { id: 'uae-express', price: 4_500, freeFrom: null },
      { id: 'boutique', price: 0, freeFrom: null },
      {
        id: 'gulf',
        bands: {
          by: 'weight',
          steps: [
            { upTo: 3000, price: 6_500 },
            { upTo: 6000, price: 10_000 },
            { upTo: null, price: 14_500 },
          ],
        },
        freeFrom: 155_000,
      },
      { id: 'world', price: 15_500, freeFrom: null },
    ],
  },
]

/** Fills an empty shop with the sample one. A shop that staff have begun to fill is left as it is. */
export async function loadSampleShop(
  { db }: Pick<Deps, 'db'>,
  say: (line: string) => void,
): Promise<void> {
  if (await isInUse(db)) return
  const sample = await readSampleShop()
  const pictureRows = await samplePictureRows(sample)
  const { products: samples } = sample.catalogue
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sampleShopLock})`)
    // Another process may have loaded the sample shop while this one read the pictures.
    if (await isInUse(tx)) return
    say(`Sample shop: ${samples.length} pieces, ${pictureRows.length} pictures …`)
    await tx.insert(pictures).values(pictureRows)
    await insertCatalogue(tx, sample)
    await insertTexts(tx, sample)
    say('Sample shop: ready.')
  })
}

async function isInUse(db: Queries): Promise<boolean> {
  const [known] = await db.select().from(settings).where(ne(settings.key, 'secret')).limit(1)
  const [product] = await db.select({ id: products.id }).from(products).limit(1)
  const [type] = await db.select({ id: productTypes.id }).from(productTypes).limit(1)
  const [category] = await db.select({ id: categories.id }).from(categories).limit(1)
  const [value] = await db.select({ id: facetValues.id }).from(facetValues).limit(1)
  return [known, product, type, category, value].some((row) => row !== undefined)
}

async function insertCatalogue(db: Queries, { catalogue }: SampleShop) {
  const samples = catalogue.products
  await db.insert(productTypes).values(groupRows(catalogue.types))
  await db.insert(categories).values(groupRows(catalogue.categories))
  await insertCollections(db, catalogue)
  await db.insert(facetValues).values(facetValueRows(catalogue))
  await db.insert(products).values(samples.map(productRow))
  await db.insert(productPrices).values(samples.flatMap(priceRows))
  await db.insert(productItems).values(samples.flatMap(itemRows))
  await db.insert(itemPictures).values(samples.flatMap(itemPictureRows))
  await db.insert(variants).values(samples.flatMap(variantRows))
}

/** Every shop has the collections of the menu; here they get the sample's texts and pictures. */
async function insertCollections(db: Queries, { collections: samples }: SampleShop['catalogue']) {
  const set = {
    position: sql`excluded.position`,
    title: sql`excluded.title`,
    description: sql`excluded.description`,
    pictureId: sql`excluded.picture_id`,
  }
  await db
    .insert(collections)
    .values(groupRows(samples))
    .onConflictDoUpdate({ target: collections.id, set })
}

async function insertTexts(db: Queries, sample: SampleShop) {
  const { brand, currency, products: samples } = sample.catalogue
  const written = samples.flatMap(reviewRows)
  await db.insert(reviews).values(written)
  await db.insert(contentPages).values(sample.pages.map(pageRow))
  await db.insert(promotions).values(samplePromotions).onConflictDoNothing()
  // Every shop has the welcome code, which is off until its setting has a percentage.
  await db.update(promotions).set({ active: true }).where(eq(promotions.isWelcome, true))
  const home = homeSettings(sample, written)
  await db.insert(settings).values(Object.entries(home).map(([key, value]) => ({ key, value })))
  await saveSetting(db, 'name', brand.name)
  await saveSetting(db, 'currency', currency)
  await saveSetting(db, 'otherCurrencies', sampleCurrencies)
  await saveSetting(db, 'contact', brand.contact)
  await saveSetting(db, 'seller', {
    name: brand.legal_name,
    address: brand.contact.address,
    taxNumber: sampleTaxNumber,
  })
  await saveSetting(db, 'announcements', sample.home.announcements)
  await saveSetting(db, 'socials', sampleSettings.socials)
  await saveSetting(db, 'welcomeDiscount', sampleSettings.welcomeDiscount)
  await saveSetting(db, 'shipping', sampleSettings.shipping)
  await saveSetting(db, 'cashOnDelivery', sampleSettings.cashOnDelivery)
}
