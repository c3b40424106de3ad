import { expect, test } from 'vitest'
import { staffLater, productionOrder } from '../test/production-fixtures.ts'
import { readOrder } from '../test/order-fixtures.ts'
import { testShop } from '../test/test-shop.ts'
import { readWords } from './words/read-words.ts'
import type { StaffClient } from './verb.ts'
import { verbs } from './verbs.ts'
import type { TestStaff } from '../test/staff-fixtures.ts'

/** Returns the command's answer to words that a member of staff types. */
async function type(staff: TestStaff, ...words: string[]): Promise<string> {
  const read = readWords(verbs, words)
  if (!read) throw new Error(`Nothing is called ${words.join(' ')}.`)
  const ask = async (...call: Parameters<StaffClient['ask']>) => {
    const { errorCode, message, result } = await staff.call(...call)
    if (errorCode !== 0) throw new Error(message)
    return result
  }
  const lines = await read.verb.run({ ask } as unknown as StaffClient, read.given)
  return lines.join('\n')
}

test('the workroom reads the production list, changes the stage of an item by its line in the order, and changes its date', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken } = await productionOrder(shop, { madeToOrder: 1 })
  const staff = await staffLater(shop, 25, 'owner')
  expect(await type(staff, 'production', 'list')).toContain(`${orderNumber}  line 1  in_review`)
  await type(staff, 'order', 'confirm', orderNumber)
  const stage = ['production', 'stage', orderNumber, '1'] as const
  expect(await type(staff, ...stage, 'cutting', '--tailor', 'Salma')).toMatch(/cutting .* Salma/)
  await type(staff, ...stage, 'cutting', '--note', 'The silk tore.')
  const date = ['production', 'date', orderNumber, '1'] as const
  expect(await type(staff, ...date, '2026-12-30', '--reason', 'Silk.')).toContain('2026-12-30')
  await expect(type(staff, 'production', 'stage', orderNumber, '2', 'stitching')).rejects.toThrow(
    `${orderNumber} has 1 lines`,
  )
  await expect(type(staff, ...stage, 'danced')).rejects.toThrow('must be one of')
  expect((await readOrder(shop, orderToken)).lines[0]?.production).toMatchObject({
    state: 'cutting',
    dueOn: '2026-12-30',
  })
})

test('an order is put on hold, goes on, is sent and followed', async () => {
  await using shop = await testShop()
  const { orderNumber } = await productionOrder(shop, { madeToOrder: 0, readyToWear: 1 })
  const staff = await staffLater(shop)
  const hold = ['order', 'hold', orderNumber, '--reason'] as const
  expect(await type(staff, ...hold, 'address_unclear', '--note', 'Which villa?')).toBe(
    `${orderNumber} is on_hold`,
  )
  expect(await type(staff, 'order', 'list')).toContain('on_hold')
  expect(await type(staff, 'order', 'release', orderNumber)).toBe(`${orderNumber} is placed`)
  for (const step of ['confirm', 'ready']) await type(staff, 'order', step, orderNumber)
  await type(staff, 'order', 'ship', orderNumber, '--carrier', 'Aramex')
  expect(await type(staff, 'order', 'track', orderNumber, 'in_transit')).toBe(
    `${orderNumber} is shipped, its shipment in_transit`,
  )
})
