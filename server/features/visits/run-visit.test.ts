import { maxProfiles } from '@rimal/contract/limits'
import type { HouseStep } from '@rimal/contract/visits'
import { expect, test } from 'vitest'
import { fullSize } from '../../test/fixtures.ts'
import { comeIn, customerOf, readOutbox, type TestCustomer } from '../../test/identity-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { book, bookedAt, readVisit, somebody, visitOf } from '../../test/visit-fixtures.ts'
import { staffAtTheMachine } from '../staff/at-the-machine.ts'

const hers = 'mariam@example.com'

async function house(shop: TestShop, role: 'owner' | 'sales' | 'atelier' = 'sales') {
  const staff = await customerOf(shop, { email: `${role}@example.com`, name: 'Huda House' })
  await staffAtTheMachine(shop.deps).addMember(`${role}@example.com`, role)
  return staff
}

/** A visit that somebody booked, and who runs it. */
async function booked(shop: TestShop) {
  shop.setClock(bookedAt)
  const staff = await house(shop)
  const { guest, visitToken } = await visitOf(shop)
  const { number: visitNumber } = await readVisit(shop, visitToken)
  const step = (status: HouseStep, reason?: string, by = staff) =>
    by.call('POST staff/change-visit', {
      body: { visitNumber, status, ...(reason === undefined ? {} : { reason }) },
    })
  return { staff, guest, visitToken, visitNumber, step }
}

function finish(staff: TestCustomer, visitNumber: string, measured: Measured = []) {
  return staff.call('POST staff/finish-visit', { body: { visitNumber, measured } })
}
type Measured = { name: string; unit: 'in' | 'cm'; measurements: Record<string, number> }[]

async function lastSubject(shop: TestShop) {
  return (await readOutbox(shop, hers))[0]?.subject
}

test('a visit is called, confirmed, made and finished, and she is told of what she could not know', async () => {
  await using shop = await testShop()
  const { visitToken, visitNumber, step } = await booked(shop)
  const called = await step('contacted')
  expect(called.result).toMatchObject({ number: visitNumber, status: 'contacted', contactBy: null })
  expect(called.result).not.toHaveProperty('token')
  expect(await lastSubject(shop)).toContain('Your home visit on')
  expect((await step('confirmed')).result.status).toBe('confirmed')
  expect(await lastSubject(shop)).toContain('Confirmed')
  shop.setClock('2026-11-24T05:30:00Z')
  // Her login of two days ago has ended.
  const today = await comeIn(shop, 'sales@example.com')
  expect((await step('on_the_way', undefined, today)).result.status).toBe('on_the_way')
  expect(await lastSubject(shop)).toContain('on her way')
  expect((await finish(today, visitNumber)).result.status).toBe('done')
  expect(await lastSubject(shop)).toContain('Thank you')
  expect(await readVisit(shop, visitToken)).toMatchObject({ status: 'done', canCancel: false })
  expect(await count(shop, 'staff_audit', `subject = '${visitNumber}'`)).toBe(4)
})

test('from each state only what may follow does', async () => {
  await using shop = await testShop()
  const { staff, guest, visitToken, visitNumber, step } = await booked(shop)
  const refused = { status: 200, errorCode: 605 }
  expect(await step('on_the_way')).toMatchObject(refused)
  expect(await finish(staff, visitNumber)).toMatchObject(refused)
  await step('confirmed')
  expect(await step('contacted')).toMatchObject(refused)
  expect(await step('confirmed')).toMatchObject(refused)
  // Nobody misses what has not begun.
  expect(await step('no_show')).toMatchObject(refused)
  await guest.call('POST visit/cancel-visit', { body: { visitToken } })
  for (const status of ['contacted', 'confirmed', 'on_the_way', 'no_show', 'cancelled'] as const) {
    expect(await step(status)).toMatchObject(refused)
  }
  expect(await count(shop, 'staff_audit', `subject = '${visitNumber}'`)).toBe(1)
})

test('who was not at home is told so, and may book again', async () => {
  await using shop = await testShop()
  const { step } = await booked(shop)
  await step('confirmed')
  shop.setClock('2026-11-24T07:00:00Z')
  const today = await comeIn(shop, 'sales@example.com')
  expect((await step('no_show', undefined, today)).result.status).toBe('no_show')
  expect(await lastSubject(shop)).toContain('did not find you')
  expect((await book(shop.guest(), { day: '2026-11-28' })).errorCode).toBe(0)
})

test('the house cancels with a word to her, and the time is free again', async () => {
  await using shop = await testShop()
  const { step } = await booked(shop)
  await step('cancelled', 'Our tailor has fallen ill.')
  const [letter] = await readOutbox(shop, hers)
  expect(letter?.text).toContain('we had to cancel')
  expect(letter?.text).toContain('Our tailor has fallen ill.')
  expect(await count(shop, 'outbox', "kind = 'visit_for_house'")).toBe(1)
})

test('the house moves a visit to what was agreed, sooner than she could herself, never over capacity', async () => {
  await using shop = await testShop()
  const { staff, visitToken, visitNumber } = await booked(shop)
  const move = (day: string, window: string) =>
    staff.call('POST staff/move-visit', { body: { visitNumber, day, window } })
  const moved = await move('2026-11-23', 'evening')
  expect(moved.result).toMatchObject({ status: 'confirmed', day: '2026-11-23', contactBy: null })
  const [letter] = await readOutbox(shop, hers)
  expect(letter?.subject).toContain('Mon 23 November')
  expect((await move('2026-11-27', 'evening')).fields).toEqual({ day: 'not_offered' })
  await book(shop.guest(), { contact: somebody(1), window: 'evening', day: '2026-11-25' })
  expect((await move('2026-11-25', 'evening')).errorCode).toBe(602)
  expect(await readVisit(shop, visitToken)).toMatchObject({ day: '2026-11-23' })
})

test('what was measured becomes profiles of the customer, or nothing of the visit is written', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const staff = await house(shop)
  const she = await customerOf(shop)
  const { result } = await book(she, { language_code: 'arb' })
  const { number } = await readVisit(shop, result.visitToken)
  await staff.call('POST staff/change-visit', {
    body: { visitNumber: number, status: 'confirmed' },
  })
  const wrong = await finish(staff, number, [
    { name: 'Me', unit: 'in', measurements: fullSize },
    { name: 'Mother', unit: 'in', measurements: { ...fullSize, waist: 1 } },
  ])
  expect(wrong.errorCode).toBe(208)
  expect((await she.call('GET measurement-profile/list-profiles')).result).toEqual([])
  expect((await readVisit(shop, result.visitToken)).status).toBe('confirmed')

  const done = await finish(staff, number, [
    { name: 'Me', unit: 'in', measurements: fullSize },
    { name: 'Mother', unit: 'cm', measurements: { ...fullSize, waist: 150 } },
  ])
  expect(done.result.status).toBe('done')
  expect((await she.call('GET measurement-profile/list-profiles')).result).toMatchObject([
    { name: 'Me', source: 'house', measurements: fullSize },
    { name: 'Mother', source: 'house', unit: 'cm', measurements: { waist: 150 } },
  ])
  expect((await readOutbox(shop, hers))[0]?.text).toContain('Me، Mother')
})

test('what was measured names each person once, and no more than there is room for', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const staff = await house(shop)
  const she = await customerOf(shop)
  const { result } = await book(she)
  const { number: visitNumber } = await readVisit(shop, result.visitToken)
  await staff.call('POST staff/change-visit', { body: { visitNumber, status: 'confirmed' } })
  const of = (name: string, waist = fullSize.waist): Measured[number] => {
    return { name, unit: 'in', measurements: { ...fullSize, waist } }
  }
  expect(
    await finish(staff, visitNumber, [of('My mother'), of(' my  Mother ', 140)]),
  ).toMatchObject({ status: 400, errorCode: 1, fields: { measured: 'named_twice' } })
  const kept = (await she.call('GET measurement-profile/list-profiles')).result
  expect(kept).toEqual([])

  for (let made = 1; made < maxProfiles; made += 1) {
    const body = { name: `No ${made}`, unit: 'in', measurements: fullSize } as const
    await she.call('POST measurement-profile/save-profile', { body })
  }
  expect(await finish(staff, visitNumber, [of('Me'), of('My mother')])).toMatchObject({
    status: 200,
    errorCode: 216,
  })
  expect((await readVisit(shop, result.visitToken)).status).toBe('confirmed')
  // New figures of somebody who is there need no room.
  shop.setClock('2026-11-22T08:01:00Z')
  expect((await finish(staff, visitNumber, [of('no 1', 140), of('Me')])).result.status).toBe('done')
  const profiles = (await she.call('GET measurement-profile/list-profiles')).result
  expect(profiles).toHaveLength(maxProfiles)
  expect(profiles[0]).toMatchObject({ name: 'No 1', measurements: { waist: 140 } })
})

test('a guest has no profile for what was measured', async () => {
  await using shop = await testShop()
  const { staff, visitNumber, step } = await booked(shop)
  await step('confirmed')
  const measured: Measured = [{ name: 'Me', unit: 'in', measurements: fullSize }]
  expect(await finish(staff, visitNumber, measured)).toMatchObject({ status: 200, errorCode: 606 })
  expect((await finish(staff, visitNumber)).result.status).toBe('done')
})

test('the lists of the house: whom to call, what is ahead, what is past', async () => {
  await using shop = await testShop()
  const { staff, step } = await booked(shop)
  await visitOf(shop, { contact: somebody(1), day: '2026-11-25' })
  const list = async (of?: 'to_call' | 'ahead' | 'past') => {
    const query = of === undefined ? {} : { list: of }
    const { result } = await staff.call('GET staff/list-visits', { query })
    return result.map(({ contact, status }) => `${contact.name} ${status}`)
  }
  const both = ['Mariam Saeed requested', 'Hessa Ali requested']
  expect(await list()).toEqual(both)
  expect(await list('to_call')).toEqual(both)
  await step('confirmed')
  expect(await list('to_call')).toEqual(['Hessa Ali requested'])
  expect(await list('past')).toEqual([])
  await step('cancelled')
  expect(await list('ahead')).toEqual(['Hessa Ali requested'])
  expect(await list('past')).toEqual(['Mariam Saeed cancelled'])
})

test('only who runs visits sees and changes them; what is not there is not found', async () => {
  await using shop = await testShop()
  const { staff, visitNumber } = await booked(shop)
  const stranger = await customerOf(shop, { email: 'other@example.com', name: 'Other One' })
  const tailor = await house(shop, 'atelier')
  for (const caller of [stranger, tailor]) {
    const body = { visitNumber, status: 'confirmed' } as const
    expect((await caller.call('POST staff/change-visit', { body })).status).toBe(403)
    expect((await caller.call('GET staff/list-visits')).status).toBe(403)
    expect((await finish(caller, visitNumber)).status).toBe(403)
  }
  expect(await finish(staff, 'HV-999999')).toMatchObject({ status: 404, errorCode: 601 })
})

test('a visit that is confirmed the day before needs no reminder besides', async () => {
  await using shop = await testShop()
  const { step } = await booked(shop)
  shop.setClock('2026-11-23T12:00:00Z')
  await step('confirmed', undefined, await comeIn(shop, 'sales@example.com'))
  await shop.runJob('remind-of-visits')
  expect(await count(shop, 'outbox', "kind = 'visit_reminder'")).toBe(0)
})
