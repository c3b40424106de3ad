import { sql } from 'drizzle-orm'
import { sourceStorefront } from '../source-storefront.ts'
import { testShop, type TestShop } from '../test-shop.ts'

/** Starts a shop as a new owner finds it: nothing is published, written or set. */
export async function emptyShop() {
  const shop = await testShop({}, { storefront: await sourceStorefront() })
  const { db } = shop.deps
  await db.execute(sql`update products set published = false`)
  await db.execute(sql`delete from content_pages`)
  await db.execute(sql`delete from settings where key <> 'secret'`)
  await db.execute(sql`update promotions set active = false`)
  await forget(shop)
  return shop
}

/** Reads the catalogue anew and drops every cached page, for what a test wrote past the calls. */
export async function forget({ deps: { db, listing, pageCache } }: TestShop): Promise<void> {
  await listing.load(db)
  pageCache.clear()
}
