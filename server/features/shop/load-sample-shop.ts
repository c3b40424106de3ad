import { ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import {
  categories,
  collections,
  contentPages,
  facetValues,
  itemPictures,
  pictures,
  productItems,
  products,
  productTypes,
  reviews,
  settings,
  variants,
} from '../../db/tables/catalog.ts'
import { offers } from '../../db/tables/offers.ts'
import type { Deps } from '../../deps.ts'
import { readSampleShop, type SampleShop } from './sample-shop-files.ts'
import { samplePictureRows } from './sample-shop-pictures.ts'
import {
  facetValueRows,
  homeSettings,
  itemPictureRows,
  itemRows,
  pageRow,
  productRow,
  reviewRows,
  shelfRows,
  variantRows,
} from './sample-shop-rows.ts'
import { defaultSettings, saveSetting } from './settings.ts'

/** Any fixed number: the advisory lock under which one process at a time fills an empty shop. */
const sampleShopLock = 7_226_502

/** One that everybody may type, and one for the house to begin when it likes. */
const sampleOffers: (typeof offers.$inferInsert)[] = [
  {
    code: 'WELCOME10',
    title: { en: 'Welcome 10%', ar: 'خصم الترحيب 10%' },
    kind: 'percent',
    percent: 10,
    firstOrderOnly: true,
  },
  {
    title: { en: 'Three for the price of two', ar: 'ثلاث قطع بسعر قطعتين' },
    kind: 'buy_n_get_m',
    buy: 2,
    get: 1,
    active: false,
  },
]

/** Fills an empty shop with the sample one. A shop that holds a product or a setting is left as it is. */
export async function loadSampleShop(
  { db }: Pick<Deps, 'db'>,
  say: (line: string) => void,
): Promise<void> {
  if (await isInUse(db)) return
  const sample = await readSampleShop()
  const pictureRows = await samplePictureRows(sample)
  const { products: pieces } = sample.catalogue
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sampleShopLock})`)
    // Another process may have loaded it while this one read the pictures.
    if (await isInUse(tx)) return
    say(`Sample shop: ${pieces.length} pieces, ${pictureRows.length} pictures …`)
    await tx.insert(pictures).values(pictureRows)
    await insertCatalogue(tx, sample)
    await insertTexts(tx, sample)
    say('Sample shop: ready.')
  })
}

async function isInUse(db: Queries): Promise<boolean> {
  const [known] = await db.select().from(settings).where(ne(settings.key, 'secret')).limit(1)
  const [piece] = await db.select({ id: products.id }).from(products).limit(1)
  return known !== undefined || piece !== undefined
}

async function insertCatalogue(db: Queries, { catalogue }: SampleShop) {
  const pieces = catalogue.products
  await db.insert(productTypes).values(shelfRows(catalogue.types))
  await db.insert(categories).values(shelfRows(catalogue.categories))
  await db.insert(collections).values(shelfRows(catalogue.collections))
  await db.insert(facetValues).values(facetValueRows(catalogue))
  await db.insert(products).values(pieces.map(productRow))
  await db.insert(productItems).values(pieces.flatMap(itemRows))
  await db.insert(itemPictures).values(pieces.flatMap(itemPictureRows))
  await db.insert(variants).values(pieces.flatMap(variantRows))
}

async function insertTexts(db: Queries, sample: SampleShop) {
  const { brand, currency, products: pieces } = sample.catalogue
  const written = pieces.flatMap(reviewRows)
  await db.insert(reviews).values(written)
  await db.insert(contentPages).values(sample.pages.map(pageRow))
  await db.insert(offers).values(sampleOffers).onConflictDoNothing()
  const home = homeSettings(sample, written)
  await db.insert(settings).values(Object.entries(home).map(([key, value]) => ({ key, value })))
  await saveSetting(db, 'name', brand.name)
  await saveSetting(db, 'currency', currency)
  await saveSetting(db, 'contact', brand.contact)
  await saveSetting(db, 'seller', {
    ...defaultSettings.seller,
    name: brand.legal_name,
    address: brand.contact.address,
  })
  await saveSetting(db, 'announcements', sample.home.announcements)
}
