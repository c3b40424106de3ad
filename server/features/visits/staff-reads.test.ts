import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { bookedAt, readVisit, somebody, visitOf } from '../../test/visit-fixtures.ts'

test('staff count the visits that wait for a call, and read one by its number', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { visitToken } = await visitOf(shop)
  await visitOf(shop, { timeSlot: 'afternoon', contact: somebody(1) })
  const { number: visitNumber } = await readVisit(shop, visitToken)
  const staff = await staffOf(shop, { role: 'sales' })
  await staff.call('POST staff/change-visit', { body: { visitNumber, status: 'confirmed' } })
  expect((await staff.call('GET staff/count-visits')).result).toEqual({ to_call: 1, upcoming: 2 })
  const found = await staff.call('GET staff/get-visit/{visitNumber}', { params: { visitNumber } })
  expect(found.result).toMatchObject({ number: visitNumber, status: 'confirmed' })
  expect(found.result).not.toHaveProperty('token')
  const missing = await staff.call('GET staff/get-visit/{visitNumber}', {
    params: { visitNumber: 'HV-1' },
  })
  expect(missing).toMatchObject({ status: 404, errorCode: errors.visit_not_found.number })
})

test('staff can choose earlier days than customers, and no time slot that is full', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const staff = await staffOf(shop, { role: 'sales' })
  const { result: ofCustomers } = await shop.guest().call('GET visit/list-times')
  const times = async () => (await staff.call('GET staff/list-visit-times')).result
  const [first] = await times()
  expect((first?.day ?? '') < (ofCustomers[0]?.day ?? '')).toBe(true)
  const { visitToken } = await visitOf(shop)
  const { number: visitNumber } = await readVisit(shop, visitToken)
  // One tailor comes in the evening, so the slot is full.
  const move = { visitNumber, day: first?.day ?? '', timeSlot: 'evening' }
  expect((await staff.call('POST staff/reschedule-visit', { body: move })).errorCode).toBe(0)
  const sameDay = (await times()).find(({ day }) => day === first?.day)
  expect(sameDay?.timeSlots.map(({ id }) => id)).not.toContain('evening')
})
