import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultSettings, saveSetting } from '../../shop/settings/settings.ts'
import { testShop } from '../../../test/test-shop.ts'

test("the home page shows the shop's texts, collections, best sellers and newest products", async () => {
  await using shop = await testShop()
  const { result } = await shop.call('GET home/get-home', { query: { language_code: 'en' } })
  expect(result.texts.heroLine).toBe('Abayas cut in Dubai, to your measure')
  expect(result.texts.story.steps).toHaveLength(3)
  expect(result.scenes.heroTall).toMatchObject({ id: 'hero-mobile', width: 1200, height: 1600 })
  expect(result.collections.map(({ id, count }) => [id, count])).toEqual([
    ['best_seller', 8],
    ['latest_collection', 8],
    ['limited_edition', 6],
  ])
  expect(result.types.reduce((sum, { count }) => sum + count, 0)).toBe(36)
  expect(result.types[0]?.picture.id).toBe('type-everyday')
  expect(result.bestSellers.slice(0, 2).map(({ id }) => id)).toEqual(['noor', 'layla'])
  expect(result.latest[0]?.id).toBe('malak')
  expect(result.rating.count).toBeGreaterThanOrEqual(150)
})

test.each([
  ['en', 'We come to homes in Abu Dhabi, Dubai, Sharjah, and Ajman'],
  ['arb', 'نأتي إلى البيوت في أبوظبي ودبي والشارقة وعجمان'],
] as const)(
  'the visit of the tailor is offered with the places it goes to (%s)',
  async (language_code, line) => {
    await using shop = await testShop()
    const { result } = await shop.call('GET home/get-home', { query: { language_code } })
    expect(result.texts.homeService.ticks[0]).toBe(line)
  },
)

test('a shop whose tailor goes to other places names those', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'homeService', {
    ...defaultSettings.homeService,
    areas: ['Dubai'],
  })
  const { result } = await shop.call('GET home/get-home', { query: { language_code: 'en' } })
  expect(result.texts.homeService.ticks[0]).toBe('We come to homes in Dubai')
})

test.each([
  [undefined, '', false],
  [['Abu Dhabi', 'Dubai'], '', false],
  [['Dubai', 'Jeddah', 'Riyadh', 'Al Ghat'], 'نأتي إلى البيوت في جدة والرياض', true],
])('with the areas %j, a shop in Saudi Arabia says %j', async (areas, line, hasVisits) => {
  await using shop = await testShop()
  const { db } = shop.deps
  await saveSetting(db, 'country', 'SA')
  if (areas) await saveSetting(db, 'homeService', { ...defaultSettings.homeService, areas })
  const { result } = await shop.call('GET home/get-home', { query: { language_code: 'arb' } })
  const lines = result.texts.homeService.ticks.filter((tick) => tick.startsWith('نأتي'))
  expect(lines.join()).toBe(line)
  expect(result.sections.some(({ name }) => name === 'homeService')).toBe(hasVisits)
  const { result: onEveryPage } = await shop.call('GET shop/get-shop')
  expect(onEveryPage.hasVisits).toBe(hasVisits)
  const { header } = onEveryPage.menu
  expect(header.some(({ to }) => to === '/home-service')).toBe(hasVisits)
})

test('a row of one collection does not carry the tag of that collection', async () => {
  await using shop = await testShop()
  const { result } = await shop.call('GET home/get-home')
  expect(result.bestSellers.map(({ tag }) => tag)).not.toContain('best_seller')
  expect(result.latest.map(({ tag }) => tag)).not.toContain('latest_collection')
})

test('each language quotes reviews of its own, in the order the owner chose', async () => {
  await using shop = await testShop()
  const quoted = async (language_code: 'en' | 'arb') => {
    const { result } = await shop.call('GET home/get-home', { query: { language_code } })
    return result.reviews.map(({ productId, name }) => `${productId}: ${name}`)
  }
  expect(await quoted('en')).toEqual(['layla: Mariam H.', 'noor: Hessa K.', 'asma: Latifa G.'])
  expect(await quoted('arb')).toEqual(['arous: العنود ف.', 'sultana: حصة م.', 'hind: دلال ع.'])
})

test('a shop whose owner has written nothing yet still has a home page', async () => {
  await using shop = await testShop()
  await shop.deps.db.execute(sql`delete from settings where key like 'home%'`)
  const { result } = await shop.call('GET home/get-home', { query: { language_code: 'arb' } })
  expect(result.texts.heroLine).not.toBe('')
  expect(result.scenes.heroWide).toMatchObject({ placeholder: null, alt: '' })
  expect(result.reviews).toHaveLength(3)
  expect(
    result.reviews.every(({ rating, language_code }) => rating === 5 && language_code === 'arb'),
  ).toBe(true)
})

test('an empty shop has an empty home page, not a broken one', async () => {
  await using shop = await testShop()
  const { db, listing } = shop.deps
  await db.execute(sql`update products set published = false`)
  await listing.load(db)
  const { result, errorCode } = await shop.call('GET home/get-home')
  expect(errorCode).toBe(0)
  expect(result).toMatchObject({ bestSellers: [], latest: [], reviews: [], rating: { count: 0 } })
})
