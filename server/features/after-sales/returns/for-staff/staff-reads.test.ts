import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import {
  ask,
  deliveredOrder,
  returnToShop,
  staffPerson,
  uploadTo,
} from '../../../../test/return-fixtures.ts'
import { jpeg } from '../../../../test/review-fixtures.ts'
import type { TestStaff } from '../../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'
import { originalKey, photoFile } from '../../../catalog/pictures/picture-files.ts'

async function claimOf(shop: TestShop) {
  const order = await deliveredOrder(shop)
  const { result: picture } = await uploadTo(shop, order.orderToken, await jpeg())
  const { result } = await ask(shop, order, {
    kind: 'claim',
    reason: 'damaged',
    note: 'A hole in the left sleeve.',
    pictures: [picture.id],
  })
  return { ...result, pictureId: picture.id, order }
}

async function pageOf(staff: TestStaff, returnNumber: string) {
  const { result } = await staff.call('GET staff/get-return/{returnNumber}', {
    params: { returnNumber },
  })
  return result
}

test('returns are counted by state and listed by what staff do next, without their pictures', async () => {
  await using shop = await testShop()
  const { number } = await claimOf(shop)
  const other = await ask(shop, await deliveredOrder(shop))
  const staff = await staffPerson(shop)
  await staff.call('POST staff/approve-return', { body: { returnNumber: other.result.number } })
  const { result: counts } = await staff.call('GET staff/count-returns')
  expect(counts.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
    { state: 'approved', count: 1 },
    { state: 'requested', count: 1 },
  ])
  const listed = async (list: 'to_answer' | 'on_the_way' | 'ended') => {
    const { result } = await staff.call('GET staff/list-returns', { query: { list } })
    return result.items
  }
  expect(await listed('to_answer')).toMatchObject([{ number, kind: 'claim' }])
  expect((await listed('to_answer'))[0]).not.toHaveProperty('pictures')
  expect(await listed('on_the_way')).toMatchObject([{ number: other.result.number }])
  await staff.call('POST staff/reject-return', { body: { returnNumber: number, reason: 'Worn.' } })
  expect(await listed('ended')).toMatchObject([{ number, state: 'rejected' }])
  expect((await staff.call('GET staff/count-returns')).result).toHaveLength(1)
})

test('staff see a picture of a return in full size, and no picture that no return has', async () => {
  await using shop = await testShop()
  const { pictureId, order } = await claimOf(shop)
  const { result: loose } = await uploadTo(shop, order.orderToken, await jpeg())
  const staff = await staffPerson(shop)
  const picture = (id: string) =>
    staff.call('GET staff/get-return-picture/{pictureId}', { params: { pictureId: id } })
  expect((await picture(pictureId)).result.address).toMatch(/^data:image\/webp;base64,UklG/)
  const missing = { status: 404, errorCode: errors.picture_not_found.number }
  expect(await picture(loose.id)).toMatchObject(missing)
  await shop.deps.files.remove(originalKey(photoFile(pictureId)))
  expect(await picture(pictureId)).toMatchObject(missing)
})

test('before a refund staff see what it pays, with and without a fault of the shop', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const { result: asked } = await ask(shop, order)
  const staff = await staffPerson(shop)
  expect((await pageOf(staff, asked.number)).refundPreview).toBeNull()
  await returnToShop(staff, asked, 'damaged')
  const { refundPreview } = await pageOf(staff, asked.number)
  expect(refundPreview).toMatchObject({
    amount: null,
    byHand: false,
    creditPossible: false,
    to: 'source',
  })
  const { result } = await staff.call('POST staff/resolve-return', {
    body: { returnNumber: asked.number, outcome: 'refunded', faultOfShop: true },
  })
  expect(result.refund?.amount).toBe(refundPreview?.amountAtFault)
  expect((await pageOf(staff, asked.number)).refundPreview).toBeNull()
})

test('the stock movements of a return name its order', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const { result: asked } = await ask(shop, order)
  const staff = await staffPerson(shop)
  await returnToShop(staff, asked)
  await staff.call('POST staff/resolve-return', {
    body: { returnNumber: asked.number, outcome: 'declined', reason: 'It was worn.' },
  })
  const { result } = await staff.call('GET staff/list-stock-movements', {
    query: { sku: order.product.skuOf(54) },
  })
  // Sold again for the way back, returned by the inspection, sold.
  expect(result.items.slice(0, 2)).toMatchObject([
    { kind: 'sale', orderNumber: order.orderNumber },
    { kind: 'return', orderNumber: order.orderNumber },
  ])
})
