import { maxProfiles } from '@rimal/contract/limits'
import type { StaffStep } from '@rimal/contract/staff/visits'
import { expect, test } from 'vitest'
import { fullSize } from '../../test/fixtures.ts'
import { loginOf, customerOf, readOutbox, type TestCustomer } from '../../test/identity-fixtures.ts'
import { signInAgain, staffOf, type TestStaff } from '../../test/staff-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { book, bookedAt, readVisit, somebody, tuesday, visitOf } from '../../test/visit-fixtures.ts'

const own = 'mariam@example.com'

async function shopWithStaff(shop: TestShop, role: 'owner' | 'sales' | 'workshop' = 'sales') {
  const staff = await staffOf(shop, { role })
  return staff
}

/** A visit that somebody booked, and who runs it. */
async function booked(shop: TestShop) {
  shop.setClock(bookedAt)
  const staff = await shopWithStaff(shop)
  const { guest, visitToken } = await visitOf(shop)
  const { number: visitNumber } = await readVisit(shop, visitToken)
  const step = (status: StaffStep, reason?: string, by = staff) =>
    by.call('POST staff/change-visit', {
      body: { visitNumber, status, ...(reason === undefined ? {} : { reason }) },
    })
  return { staff, guest, visitToken, visitNumber, step }
}

function finish(staff: Pick<TestStaff, 'call'>, visitNumber: string, measured: Measured = []) {
  return staff.call('POST staff/finish-visit', { body: { visitNumber, measured } })
}
type Measured = { name: string; unit: 'in' | 'cm'; measurements: Record<string, number> }[]

async function lastSubject(shop: TestShop) {
  return (await readOutbox(shop, own))[0]?.subject
}

test('a visit is called, confirmed, made and finished, and the customer is notified of what the customer could not know', async () => {
  await using shop = await testShop()
  const { visitToken, visitNumber, step } = await booked(shop)
  const called = await step('contacted')
  expect(called.result).toMatchObject({ number: visitNumber, status: 'contacted', contactBy: null })
  expect(called.result).not.toHaveProperty('token')
  expect(await lastSubject(shop)).toContain('Your home visit on')
  expect((await step('confirmed')).result.status).toBe('confirmed')
  expect(await lastSubject(shop)).toContain('Confirmed')
  shop.setClock('2026-11-24T05:30:00Z')
  // The staff member's login of two days ago has ended.
  const today = await signInAgain(shop, 'sales@example.com')
  expect((await step('on_the_way', undefined, today)).result.status).toBe('on_the_way')
  expect(await lastSubject(shop)).toContain('on her way')
  expect((await finish(today, visitNumber)).result.status).toBe('done')
  expect(await lastSubject(shop)).toContain('Thank you')
  expect(await readVisit(shop, visitToken)).toMatchObject({ status: 'done', canCancel: false })
  expect(await count(shop, 'staff_audit', `subject = '${visitNumber}'`)).toBe(4)
})

test('each state can be followed only by the allowed states', async () => {
  await using shop = await testShop()
  const { staff, guest, visitToken, visitNumber, step } = await booked(shop)
  const refused = { status: 200, errorCode: 605 }
  expect(await step('on_the_way')).toMatchObject(refused)
  expect(await finish(staff, visitNumber)).toMatchObject(refused)
  await step('confirmed')
  expect(await step('contacted')).toMatchObject(refused)
  expect(await step('confirmed')).toMatchObject(refused)
  // A customer cannot miss a visit that has not begun.
  expect(await step('no_show')).toMatchObject(refused)
  await guest.call('POST visit/cancel-visit', { body: { visitToken } })
  for (const status of ['contacted', 'confirmed', 'on_the_way', 'no_show', 'cancelled'] as const) {
    expect(await step(status)).toMatchObject(refused)
  }
  expect(await count(shop, 'staff_audit', `subject = '${visitNumber}'`)).toBe(1)
})

test('a customer who was not at home is notified, and may book again', async () => {
  await using shop = await testShop()
  const { step } = await booked(shop)
  await step('confirmed')
  shop.setClock('2026-11-24T07:00:00Z')
  const today = await signInAgain(shop, 'sales@example.com')
  expect((await step('no_show', undefined, today)).result.status).toBe('no_show')
  expect(await lastSubject(shop)).toContain('did not find you')
  expect((await book(shop.guest(), { day: '2026-11-28' })).errorCode).toBe(0)
})

test('staff cancel with a message to the customer, and the time is available again', async () => {
  await using shop = await testShop()
  const { step } = await booked(shop)
  await step('cancelled', 'Our tailor has fallen ill.')
  const [email] = await readOutbox(shop, own)
  expect(email?.text).toContain('we had to cancel')
  expect(email?.text).toContain('Our tailor has fallen ill.')
  expect(await count(shop, 'outbox', "kind = 'visit_for_staff'")).toBe(1)
})

test('staff move a visit as agreed, sooner than the customer could, and never beyond the capacity', async () => {
  await using shop = await testShop()
  const { staff, visitToken, visitNumber } = await booked(shop)
  const move = (day: string, timeSlot: string) =>
    staff.call('POST staff/reschedule-visit', { body: { visitNumber, day, timeSlot } })
  const moved = await move('2026-11-23', 'evening')
  expect(moved.result).toMatchObject({ status: 'confirmed', day: '2026-11-23', contactBy: null })
  const [email] = await readOutbox(shop, own)
  expect(email?.subject).toContain('Mon 23\u00a0November')
  expect((await move('2026-11-27', 'evening')).fields).toEqual({ day: 'not_offered' })
  await book(shop.guest(), { contact: somebody(1), timeSlot: 'evening', day: '2026-11-25' })
  expect((await move('2026-11-25', 'evening')).errorCode).toBe(602)
  expect(await readVisit(shop, visitToken)).toMatchObject({ day: '2026-11-23' })
})

test('measurements of a visit become profiles of the customer, or nothing of the visit is written', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const staff = await shopWithStaff(shop)
  const customer = await customerOf(shop)
  const { result } = await book(customer, { language_code: 'arb' })
  const { number } = await readVisit(shop, result.visitToken)
  await staff.call('POST staff/change-visit', {
    body: { visitNumber: number, status: 'confirmed' },
  })
  const wrong = await finish(staff, number, [
    { name: 'Me', unit: 'in', measurements: fullSize },
    { name: 'Mother', unit: 'in', measurements: { ...fullSize, waist: 1 } },
  ])
  expect(wrong.errorCode).toBe(208)
  expect((await customer.call('GET measurement-profile/list-profiles')).result).toEqual([])
  expect((await readVisit(shop, result.visitToken)).status).toBe('confirmed')

  const done = await finish(staff, number, [
    { name: 'Me', unit: 'in', measurements: fullSize },
    { name: 'Mother', unit: 'cm', measurements: { ...fullSize, waist: 150 } },
  ])
  expect(done.result.status).toBe('done')
  expect((await customer.call('GET measurement-profile/list-profiles')).result).toMatchObject([
    { name: 'Me', source: 'staff', measurements: fullSize },
    { name: 'Mother', source: 'staff', unit: 'cm', measurements: { waist: 150 } },
  ])
  expect((await readOutbox(shop, own))[0]?.text).toContain('Me، Mother')
})

test('the measurements of a visit name each person once, and must fit into the maximum number of profiles', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const staff = await shopWithStaff(shop)
  const customer = await customerOf(shop)
  const { result } = await book(customer)
  const { number: visitNumber } = await readVisit(shop, result.visitToken)
  await staff.call('POST staff/change-visit', { body: { visitNumber, status: 'confirmed' } })
  const of = (name: string, waist = fullSize.waist): Measured[number] => {
    return { name, unit: 'in', measurements: { ...fullSize, waist } }
  }
  expect(
    await finish(staff, visitNumber, [of('My mother'), of(' my  Mother ', 140)]),
  ).toMatchObject({ status: 400, errorCode: 1, fields: { measured: 'named_twice' } })
  const stored = (await customer.call('GET measurement-profile/list-profiles')).result
  expect(stored).toEqual([])

  for (let made = 1; made < maxProfiles; made += 1) {
    const body = { name: `No ${made}`, unit: 'in', measurements: fullSize } as const
    await customer.call('POST measurement-profile/save-profile', { body })
  }
  expect(await finish(staff, visitNumber, [of('Me'), of('My mother')])).toMatchObject({
    status: 200,
    errorCode: 216,
  })
  expect((await readVisit(shop, result.visitToken)).status).toBe('confirmed')
  // New measurements for an existing profile need no additional profile.
  shop.setClock('2026-11-22T08:01:00Z')
  expect((await finish(staff, visitNumber, [of('no 1', 140), of('Me')])).result.status).toBe('done')
  const profiles = (await customer.call('GET measurement-profile/list-profiles')).result
  expect(profiles).toHaveLength(maxProfiles)
  expect(profiles[0]).toMatchObject({ name: 'No 1', measurements: { waist: 140 } })
})

test('the measurements of a guest are on the page of the visit, and the email says so', async () => {
  await using shop = await testShop()
  const { staff, visitToken, visitNumber, step } = await booked(shop)
  await step('confirmed')
  const measured: Measured = [
    { name: ' Me ', unit: 'cm', measurements: fullSize },
    { name: 'My mother', unit: 'in', measurements: { ...fullSize, waist: 150 } },
  ]
  const wrong = [{ ...measured[0], measurements: { ...fullSize, waist: 1 } }] as Measured
  expect((await finish(staff, visitNumber, wrong)).errorCode).toBe(208)
  expect((await readVisit(shop, visitToken)).measured).toEqual([])

  const finished = await finish(staff, visitNumber, measured)
  expect(finished.result.status).toBe('done')
  expect(finished.result).not.toHaveProperty('measured')
  expect((await readVisit(shop, visitToken)).measured).toEqual([
    { name: 'Me', unit: 'cm', measurements: fullSize },
    { name: 'My mother', unit: 'in', measurements: { ...fullSize, waist: 150 } },
  ])
  const [email] = await readOutbox(shop, own)
  expect(email?.text).toContain('Me, My mother')
  expect(email?.text).toContain('on the page of your visit')
  expect(email?.text).not.toContain('stands in your account')
})

test('the measurements of a guest become profiles of the customer who claims the visit', async () => {
  await using shop = await testShop()
  const { staff, visitToken, visitNumber, step } = await booked(shop)
  await step('confirmed')
  await finish(staff, visitNumber, [{ name: 'Me', unit: 'in', measurements: fullSize }])
  const customer = await customerOf(shop, { email: own })
  expect((await customer.call('GET measurement-profile/list-profiles')).result).toMatchObject([
    { name: 'Me', source: 'staff', measurements: fullSize },
  ])
  expect((await readVisit(shop, visitToken)).measured).toEqual([])
})

test('measurements for which the customer has no room stay on the visit until there is room', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const customer = await customerOf(shop, { email: own })
  for (let made = 0; made < maxProfiles; made += 1) {
    const body = { name: `No ${made}`, unit: 'in', measurements: fullSize } as const
    await customer.call('POST measurement-profile/save-profile', { body })
  }
  const { visitToken, visitNumber, step } = await booked(shop)
  await step('confirmed')
  // The tailor measures after the customer did: figures of one moment would be listed in any order.
  shop.setClock(`${tuesday}T08:00:00Z`)
  const today = await signInAgain(shop, 'sales@example.com')
  const of = (name: string, waist: number) => {
    return { name, unit: 'in', measurements: { ...fullSize, waist } } as const
  }
  await finish(today, visitNumber, [of('no 1', 140), of('Me', 150)])
  const profilesOf = async (caller: TestCustomer) =>
    (await caller.call('GET measurement-profile/list-profiles')).result

  const again = await loginOf(shop, own)
  const profiles = await profilesOf(again)
  expect(profiles).toHaveLength(maxProfiles)
  expect(profiles.find(({ name }) => name === 'No 1')?.measurements.waist).toBe(140)
  expect((await readVisit(shop, visitToken)).measured).toMatchObject([{ name: 'Me' }])

  const unneeded = profiles.find(({ name }) => name === 'No 2')?.profileId ?? ''
  await again.call('POST measurement-profile/remove-profile', { body: { profile_id: unneeded } })
  const later = await loginOf(shop, own)
  expect((await profilesOf(later)).map(({ name }) => name)).toContain('Me')
  expect((await readVisit(shop, visitToken)).measured).toEqual([])
})

test('the lists for staff: visits to call, upcoming visits, past visits', async () => {
  await using shop = await testShop()
  const { staff, step } = await booked(shop)
  await visitOf(shop, { contact: somebody(1), day: '2026-11-25' })
  const list = async (of?: 'to_call' | 'upcoming' | 'past') => {
    const query = { sort: 'soonest' as const, ...(of === undefined ? {} : { list: of }) }
    const { result } = await staff.call('GET staff/list-visits', { query })
    return result.items.map(({ contact, status }) => `${contact.name} ${status}`)
  }
  const both = ['Mariam Saeed requested', 'Hessa Ali requested']
  expect(await list()).toEqual(both)
  expect(await list('to_call')).toEqual(both)
  await step('confirmed')
  expect(await list('to_call')).toEqual(['Hessa Ali requested'])
  expect(await list('past')).toEqual([])
  await step('cancelled')
  expect(await list('upcoming')).toEqual(['Hessa Ali requested'])
  expect(await list('past')).toEqual(['Mariam Saeed cancelled'])
})

test('staff who run visits see and change them, other staff cannot, and an unknown visit is not found', async () => {
  await using shop = await testShop()
  const { staff, visitNumber } = await booked(shop)
  const stranger = await customerOf(shop, { email: 'other@example.com', name: 'Other One' })
  const tailor = await shopWithStaff(shop, 'workshop')
  for (const caller of [stranger, tailor]) {
    const body = { visitNumber, status: 'confirmed' } as const
    const status = caller === stranger ? 401 : 403
    expect((await caller.call('POST staff/change-visit', { body })).status).toBe(status)
    expect((await caller.call('GET staff/list-visits')).status).toBe(status)
    expect((await finish(caller, visitNumber)).status).toBe(status)
  }
  expect(await finish(staff, 'HV-999999')).toMatchObject({ status: 404, errorCode: 601 })
})

test('a visit that is confirmed the day before needs no reminder besides', async () => {
  await using shop = await testShop()
  const { step } = await booked(shop)
  shop.setClock('2026-11-23T12:00:00Z')
  await step('confirmed', undefined, await signInAgain(shop, 'sales@example.com'))
  await shop.runJob('remind-of-visits')
  expect(await count(shop, 'outbox', "kind = 'visit_reminder'")).toBe(0)
})
