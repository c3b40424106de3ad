import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { findSettings, saveSetting } from '../shop/settings/settings.ts'
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

test('a shop without time slots has no day with visits', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const { homeService } = await findSettings(db)
  await saveSetting(db, 'homeService', { ...homeService, timeSlots: [] })
  const staff = await staffOf(shop, { role: 'sales' })
  const { result } = await staff.call('GET staff/list-days-without-visits', {
    query: { dayFrom: '2026-11-29', days: 3 },
  })
  expect(result.map(({ why }) => why)).toEqual(['no_visits', 'no_visits', 'no_visits'])
})

test('staff see which days have no visits, and why', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const { homeService } = await findSettings(db)
  await saveSetting(db, 'holidays', ['2026-12-02', '2026-12-04'])
  await saveSetting(db, 'workingDays', [0, 1, 2, 3, 4, 6])
  await saveSetting(db, 'homeService', { ...homeService, days: [0, 1, 2, 3, 4] })
  const staff = await staffOf(shop, { role: 'sales' })
  const list = (query: { dayFrom: string; days: number }) =>
    staff.call('GET staff/list-days-without-visits', { query })
  // A Saturday is the first of these days.
  expect((await list({ dayFrom: '2026-11-28', days: 14 })).result).toEqual([
    { day: '2026-11-28', why: 'no_visits' },
    { day: '2026-12-02', why: 'holiday' },
    { day: '2026-12-04', why: 'holiday' },
    { day: '2026-12-05', why: 'no_visits' },
    { day: '2026-12-11', why: 'day_off' },
  ])
  expect((await list({ dayFrom: '2026-02-31', days: 7 })).errorCode).toBe(
    errors.invalid_input.number,
  )
})
