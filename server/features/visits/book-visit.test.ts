import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOutbox } from '../../test/identity-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import {
  book,
  bookedAt,
  readVisit,
  somebody,
  tuesday,
  villa,
  visitBody,
  type VisitBody,
} from '../../test/visit-fixtures.ts'
import { defaultSettings, saveSetting } from '../shop/settings/settings.ts'

const { homeService } = defaultSettings

/** Returns the emails that would have been sent, as a mail program reads them. */
async function emailsIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'emails')
  const files = await readdir(folder)
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))
  return emails.map((email) =>
    email
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  )
}

test('a guest books a visit, and its page says what was agreed and by when the shop calls', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const guest = shop.guest()
  const reply = await book(guest, { remarks: 'My mother too.\u202e', units: 4 })
  expect(reply).toMatchObject({ status: 200, errorCode: 0 })
  expect(shop.woken).toEqual(['send-messages'])
  expect(await readVisit(shop, reply.result.visitToken)).toEqual({
    number: expect.stringMatching(/^HV-\d{4}$/),
    token: reply.result.visitToken,
    status: 'requested',
    day: tuesday,
    timeSlot: { id: 'morning', from: '10:00', to: '13:00' },
    timeZone: 'Asia/Dubai',
    units: 4,
    remarks: 'My mother too.',
    contact: { name: 'Mariam Saeed', email: 'mariam@example.com', phone: '+971501234567' },
    address: {
      ...villa,
      name: 'Mariam Saeed',
      email: 'mariam@example.com',
      phone: '+971501234567',
    },
    bookedAt: '2026-11-22T08:00:00.000Z',
    contactBy: '2026-11-23T08:00:00.000Z',
    canMove: true,
    canCancel: true,
    measured: [],
  })
})

test('the customer gets an email with the link to the visit, and the shop gets one with the address of the customer', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { result } = await book(shop.guest(), { language_code: 'arb', remarks: 'مع والدتي' })
  const [own] = await readOutbox(shop, 'mariam@example.com')
  expect(own?.subject).toContain('زيارتكِ المنزلية')
  expect(own?.text).toContain(`/ar/home-service/${result.visitToken}`)
  expect(own?.text).toContain(`/home-service/${result.visitToken}/visit.ics`)
  expect(own?.text).toContain('12\u00a0ظهراً')
  const [ours] = await readOutbox(shop, 'hello@rimal.example')
  expect(ours?.text).toContain('+971501234567')
  expect(ours?.text).toContain('مع والدتي')
})

test('invalid input is refused by field, all fields at once', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const wrong = async (changes: Partial<VisitBody>) => {
    const reply = await book(shop.guest(), changes)
    expect(reply).toMatchObject({ status: 400, errorCode: 1 })
    return reply.fields
  }
  expect(await wrong({ address: { ...villa, state: 'Fujairah' } })).toEqual({
    'address.state': 'not_served',
  })
  expect(await wrong({ address: { ...villa, country: 'SA', state: 'Riyadh' } })).toMatchObject({
    'address.country': 'not_served',
  })
  expect(await wrong({ address: { ...villa, state: '' } })).toEqual({ 'address.state': 'required' })
  expect(await wrong({ units: 2 })).toEqual({ units: 'too_few' })
  // Tomorrow is too soon, Friday a day off, the second of December a holiday, January too far.
  for (const day of ['2026-11-23', '2026-11-27', '2026-12-02', '2027-01-04', '2026-11-21']) {
    expect(await wrong({ day })).toEqual({ day: 'not_offered' })
  }
  expect(await wrong({ timeSlot: 'night' })).toEqual({ timeSlot: 'not_offered' })
  expect(
    await wrong({
      contact: { name: '', email: 'mariam', phone: '12' },
      address: { ...villa, addressLineOne: ' ' },
      units: 1,
      day: '2026-11-23',
    }),
  ).toEqual({
    'contact.name': 'required',
    'contact.email': 'malformed',
    'contact.phone': 'malformed',
    'address.addressLineOne': 'required',
    day: 'not_offered',
    units: 'too_few',
  })
  expect(await count(shop, 'visits')).toBe(0)
  expect(await count(shop, 'outbox')).toBe(0)
})

test('bad shapes are refused before anything is read', async () => {
  await using shop = await testShop()
  const bodies = [
    { ...visitBody(), customerId: '00000000-0000-4000-8000-000000000000' },
    { ...visitBody(), status: 'confirmed' },
    visitBody({ units: 2.5 }),
    visitBody({ units: 1000 }),
    visitBody({ day: "2026-11-24' or 1=1" }),
    visitBody({ remarks: 'x'.repeat(501) }),
  ]
  for (const body of bodies) {
    const reply = await shop.guest().call('POST visit/book-visit', { body })
    expect(reply).toMatchObject({ status: 400, errorCode: 1 })
  }
  const day = { day: '2026-02-30' }
  expect((await book(shop.guest(), day)).fields).toEqual({ day: 'not_offered' })
})

test('however many ask at once, a time is given to no more than can be visited', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const crowd = Array.from({ length: 12 }, (_, index) =>
    book(shop.guest(), { contact: somebody(index) }),
  )
  const replies = await Promise.all(crowd)
  const taken = replies.filter(({ errorCode }) => errorCode === 0)
  expect(taken).toHaveLength(2)
  for (const { status, errorCode } of replies.filter((reply) => !taken.includes(reply))) {
    expect({ status, errorCode }).toEqual({ status: 200, errorCode: 602 })
  }
  expect(await count(shop, 'visits')).toBe(2)
})

test('the same request sent again, also at once, is one visit', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const body = visitBody()
  const replies = await Promise.all(
    [1, 2, 3].map(() => shop.guest().call('POST visit/book-visit', { body })),
  )
  const tokens = new Set(replies.map(({ result }) => result?.visitToken))
  expect(tokens.size).toBe(1)
  expect(await count(shop, 'visits')).toBe(1)
  // The key of another shopper gives access to nothing of that shopper.
  const stranger = await shop.guest().call('POST visit/book-visit', {
    body: { ...body, contact: somebody(1) },
  })
  expect(tokens.has(stranger.result.visitToken)).toBe(false)
})

test('a changed request sent again under its key reports that the earlier visit is valid', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const guest = shop.guest()
  const body = visitBody({ remarks: 'My mother too.' })
  const send = async (changes: Partial<VisitBody>) =>
    (await guest.call('POST visit/book-visit', { body: { ...body, ...changes } })).result
  const { visitToken, ...first } = await send({})
  expect(first).toEqual({ isAsSent: true })
  // Written otherwise, it is the same.
  const phone = { ...body.contact, phone: '+971 50 123 4567' }
  expect(await send({ contact: phone, remarks: ' My mother too. ' })).toEqual({
    visitToken,
    isAsSent: true,
  })
  const changed: Partial<VisitBody>[] = [
    { day: '2026-11-25' },
    { timeSlot: 'afternoon' },
    { address: { ...villa, addressLineOne: 'Street 14, villa 9' } },
    { address: { ...villa, state: 'Fujairah' } },
    { contact: { ...body.contact, phone: '050 999 9999' } },
    { units: 5 },
    { remarks: '' },
  ]
  for (const changes of changed) {
    expect(await send(changes)).toEqual({ visitToken, isAsSent: false })
  }
  expect(await count(shop, 'visits')).toBe(1)
  expect(await readVisit(shop, visitToken)).toMatchObject({ day: tuesday, units: 3 })
  // Under another key it is another visit.
  const second = await send({ idempotencyKey: `${body.idempotencyKey}-2`, day: '2026-11-25' })
  expect(second.isAsSent).toBe(true)
  expect(second.visitToken).not.toBe(visitToken)
})

test('the page offers only days and time slots that are available', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const offered = async () => (await shop.call('GET visit/list-times')).result
  const [first, ...later] = await offered()
  expect(first).toEqual({
    day: tuesday,
    timeSlots: homeService.timeSlots.map(({ id, from, to }) => ({ id, from, to })),
  })
  const days = later.map(({ day }) => day)
  expect(days).not.toContain('2026-11-27')
  expect(days).not.toContain('2026-12-02')
  expect(days.at(-1)).toBe('2026-12-22')

  await book(shop.guest(), { timeSlot: 'evening' })
  expect((await offered())[0]?.timeSlots.map(({ id }) => id)).toEqual(['morning', 'afternoon'])
  const one = homeService.timeSlots.map((timeSlot) => ({ ...timeSlot, capacity: 1 }))
  await saveSetting(shop.deps.db, 'homeService', { ...homeService, timeSlots: one })
  await book(shop.guest(), { timeSlot: 'morning', contact: somebody(1) })
  await book(shop.guest(), { timeSlot: 'afternoon', contact: somebody(2) })
  expect((await offered())[0]?.day).toBe('2026-11-25')
})

test('the messages of a visit show the number of the shop in groups', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const contact = { ...defaultSettings.contact, phone: '+97145550132' }
  await saveSetting(shop.deps.db, 'contact', contact)
  await book(shop.guest())
  const { rows } = await shop.deps.pool.query(
    "select data ->> 'phone' as phone from outbox where kind = 'visit_booked'",
  )
  expect(rows).toEqual([{ phone: '+971 4 555 0132' }])
})

test('the owner sets the areas, days, time slots and the minimum quantity', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  await saveSetting(shop.deps.db, 'homeService', {
    ...homeService,
    areas: [],
    days: [5],
    leadDays: 0,
    minimumUnits: 1,
    contactWithinDays: 2,
    timeSlots: [{ id: 'noon', from: '12:00', to: '14:00', capacity: 1 }],
  })
  const { result } = await shop.call('GET visit/get-home-service')
  expect(result).toEqual({ country: 'AE', areas: [], minimumUnits: 1, contactWithinDays: 2 })
  const friday = await book(shop.guest(), {
    day: '2026-11-27',
    timeSlot: 'noon',
    units: 1,
    address: { ...villa, state: 'Fujairah' },
  })
  expect(friday.errorCode).toBe(0)
  const visit = await readVisit(shop, friday.result.visitToken)
  expect(visit.contactBy).toBe('2026-11-24T08:00:00.000Z')
})

test('a person has no more visits ahead than the shop allows, in whatever form the contact is written', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const own = { name: 'Mariam Saeed', email: 'mariam@example.com', phone: '0501234567' }
  const as = (changes: Partial<typeof own>) => ({ contact: { ...own, ...changes } })
  expect((await book(shop.guest(), as({}))).errorCode).toBe(0)
  expect((await book(shop.guest(), as({}))).errorCode).toBe(0)
  const byPhone = { email: 'other@example.com', phone: '00971 50 123 4567' }
  const byEmail = { email: 'MARIAM@example.com ', phone: '0509999999' }
  for (const option of [byPhone, byEmail]) {
    const third = await book(shop.guest(), { ...as(option), timeSlot: 'afternoon' })
    expect(third).toMatchObject({ status: 200, errorCode: 604 })
  }
  expect(
    (await book(shop.guest(), { contact: somebody(1), timeSlot: 'afternoon' })).errorCode,
  ).toBe(0)
  // A day after the visits, the visits no longer count.
  shop.setClock('2026-11-25T08:00:00Z')
  expect((await book(shop.guest(), { ...as({}), day: '2026-11-28' })).errorCode).toBe(0)
})

test('one person who books at once on many days has no more visits than that', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const days = [tuesday, '2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29', '2026-11-30']
  const replies = await Promise.all(days.map((day) => book(shop.guest(), { day })))
  expect(replies.map(({ errorCode }) => errorCode).toSorted((a, b) => a - b)).toEqual([
    0, 0, 604, 604, 604, 604,
  ])
  expect(await count(shop, 'visits')).toBe(2)
})

test("staff read the customer's remarks as they were typed, and the remarks cannot become HTML", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-remarks-'))
  await using shop = await testShop({ dataDir })
  shop.setClock(bookedAt)
  const remarks =
    '<img src=x onerror=alert(1)>\r\nBcc: all@example.com\r\n<a href="//evil">& more</a>'
  expect((await book(shop.guest(), { remarks })).errorCode).toBe(0)
  await shop.runJob('send-messages')
  const emails = await emailsIn(dataDir)
  const ours = emails.find((email) => /^To: hello@rimal\.example/m.test(email)) ?? ''
  const [head = ''] = ours.split('\r\n\r\n', 1)
  expect(head).not.toMatch(/^Bcc:/im)
  const html = ours.slice(ours.indexOf('<!doctype html'))
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('href="//evil"')
  await rm(dataDir, { recursive: true })
})

test('shoppers behind a proxy that the shop does not know are not taken for one', async () => {
  await using shop = await testShop({ rateLimits: true })
  shop.setClock(bookedAt)
  const days = [tuesday, '2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29']
  const codes: number[] = []
  for (const [index, day] of days.entries()) {
    codes.push((await book(shop.guest(), { day, contact: somebody(index) })).status)
  }
  expect(codes).toEqual([200, 200, 200, 200, 200])
})
