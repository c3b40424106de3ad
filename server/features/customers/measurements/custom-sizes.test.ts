import { expect, test } from 'vitest'
import { customSizes } from '../../../db/tables/carts.ts'
import { fullSize } from '../../../test/fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

type Given = { measurements: object; unit?: string; confirmed?: string[] } & Record<string, unknown>

async function sizesShop() {
  const shop = await testShop()
  const guest = shop.guest()
  return Object.assign(shop, {
    customer: guest,
    save: (given: Given) =>
      guest.call('POST custom-size/save-custom-size', { body: { unit: 'in', ...given } as never }),
  })
}

test('a set of measurements is saved, and only the shopper who gave it can read it', async () => {
  await using shop = await sizesShop()
  const { result } = await shop.save({ measurements: fullSize, unit: 'cm' })
  const read = { params: { customSizeId: result.customSizeId } }
  expect(
    await shop.customer.call('GET custom-size/get-custom-size/{customSizeId}', read),
  ).toMatchObject({
    errorCode: 0,
    result: { customSizeId: result.customSizeId, unit: 'cm', measurements: fullSize },
  })
  expect(
    await shop.guest().call('GET custom-size/get-custom-size/{customSizeId}', read),
  ).toMatchObject({ status: 404, errorCode: 206 })
  const malformed = { params: { customSizeId: 'x' } }
  expect(
    await shop.customer.call('GET custom-size/get-custom-size/{customSizeId}', malformed),
  ).toMatchObject({ status: 400 })
})

test('impossible measurements are refused field by field, however often they are confirmed', async () => {
  await using shop = await sizesShop()
  const { waist: _, ...rest } = fullSize
  const reply = await shop.save({
    measurements: { ...rest, full_length: 1, hips: 1e308, neck: -56, shoulder: 162 },
    confirmed: ['waist', 'full_length', 'hips', 'neck', 'shoulder'],
  })
  expect(reply).toMatchObject({
    status: 200,
    errorCode: 208,
    fields: {
      waist: 'missing',
      full_length: 'too_small',
      hips: 'too_large',
      neck: 'too_small',
      shoulder: 'centimetres_as_inches',
    },
  })
  expect(await shop.deps.db.select().from(customSizes)).toEqual([])
})

test('unusual measurements need one confirmation', async () => {
  await using shop = await sizesShop()
  const measurements = { ...fullSize, shoulder: 84, hips: 132 }
  expect(await shop.save({ measurements })).toMatchObject({
    errorCode: 208,
    fields: { shoulder: 'unusual', hips: 'hips_below_waist' },
  })
  expect(await shop.save({ measurements, confirmed: ['shoulder'] })).toMatchObject({
    errorCode: 208,
    fields: { hips: 'hips_below_waist' },
  })
  expect(await shop.save({ measurements, confirmed: ['hips', 'shoulder'] })).toMatchObject({
    errorCode: 0,
  })
})

test('input that is not a measurement is refused as malformed', async () => {
  await using shop = await sizesShop()
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`m${index}`, 1]))
  for (const measurements of [
    { ...fullSize, tail: 40 },
    { ...fullSize, waist: 1.5 },
    { ...fullSize, waist: '136' },
    { ...fullSize, waist: null },
    { ...fullSize, waist: Number.NaN },
    { ...fullSize, ['x'.repeat(100)]: 1 },
    many,
    [],
    null,
  ]) {
    const reply = await shop.save({ measurements: measurements as object })
    expect([reply.status, reply.errorCode]).toEqual([400, 1])
  }
  expect(await shop.save({ measurements: fullSize, unit: 'ell' })).toMatchObject({ status: 400 })
  expect(await shop.save({ measurements: fullSize, price: 1 })).toMatchObject({ status: 400 })

  const body = JSON.stringify({ unit: 'in', measurements: fullSize })
  const poisoned = body.replace('"waist"', '"__proto__"')
  const headers = { 'content-type': 'application/json' }
  const address = `${shop.address}/api/custom-size/save-custom-size`
  expect((await fetch(address, { method: 'POST', headers, body: poisoned })).status).toBe(400)
  expect(await shop.deps.db.select().from(customSizes)).toEqual([])
})
