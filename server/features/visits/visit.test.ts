import { expect, test } from 'vitest'
import { customerOf, readOutbox } from '../../test/identity-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { book, bookedAt, readVisit, somebody, tuesday, visitOf } from '../../test/visit-fixtures.ts'

const unknown = '0'.repeat(32)

function move(shop: TestShop, visitToken: string, time: { day?: string; timeSlot?: string } = {}) {
  const body = { visitToken, day: tuesday, timeSlot: 'afternoon', ...time }
  return shop.guest().call('POST visit/reschedule-visit', { body })
}

function cancel(shop: TestShop, visitToken: string) {
  return shop.guest().call('POST visit/cancel-visit', { body: { visitToken } })
}

async function setStatus(shop: TestShop, status: string) {
  await shop.deps.pool.query('update visits set status = $1', [status])
}

test('a caller with the token moves a visit, and the earlier time is available again', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { visitToken } = await visitOf(shop, { timeSlot: 'evening' })
  const full = await book(shop.guest(), { timeSlot: 'evening', contact: somebody(1) })
  expect(full.errorCode).toBe(602)
  const moved = await move(shop, visitToken)
  expect(moved.result).toMatchObject({
    status: 'requested',
    timeSlot: { id: 'afternoon', from: '14:00', to: '17:00' },
    contactBy: '2026-11-23T08:00:00.000Z',
  })
  const freed = await book(shop.guest(), { timeSlot: 'evening', contact: somebody(1) })
  expect(freed.errorCode).toBe(0)
  const [email] = await readOutbox(shop, 'mariam@example.com')
  expect(email?.subject).toContain('is now on Tue 24\u00a0November')
  expect(email?.text).toContain('14:00 to 17:00')
})

test('a confirmed time must be confirmed again after the customer moved the visit', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { visitToken } = await visitOf(shop)
  await setStatus(shop, 'confirmed')
  await shop.deps.pool.query('update visits set contact_by = null')
  shop.setClock('2026-11-23T06:30:00Z')
  const moved = await move(shop, visitToken, { day: '2026-11-26' })
  expect(moved.result).toMatchObject({
    status: 'rescheduled',
    day: '2026-11-26',
    contactBy: '2026-11-24T06:30:00.000Z',
  })
  const again = await move(shop, visitToken, { day: '2026-11-28' })
  expect(again.result).toMatchObject({
    status: 'rescheduled',
    contactBy: '2026-11-24T06:30:00.000Z',
  })
})

test('moving to a full time, or to one that is not offered, changes nothing', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  await visitOf(shop, { timeSlot: 'evening', contact: somebody(1) })
  const { visitToken } = await visitOf(shop)
  expect((await move(shop, visitToken, { timeSlot: 'evening' })).errorCode).toBe(602)
  expect((await move(shop, visitToken, { day: '2026-11-27' })).fields).toEqual({
    day: 'not_offered',
  })
  expect((await move(shop, visitToken, { timeSlot: 'night' })).fields).toEqual({
    timeSlot: 'not_offered',
  })
  expect((await move(shop, visitToken, { timeSlot: 'morning' })).errorCode).toBe(0)
  expect(await readVisit(shop, visitToken)).toMatchObject({ timeSlot: { id: 'morning' } })
  expect(await count(shop, 'visit_events')).toBe(2)
})

test('many who move to the last place at once find room for one', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const days = [tuesday, '2026-11-25', '2026-11-26', '2026-11-28']
  const tokens: string[] = []
  for (const [index, day] of days.entries()) {
    tokens.push((await visitOf(shop, { day, contact: somebody(index) })).visitToken)
  }
  const moves = tokens.map((token) => move(shop, token, { day: '2026-11-30', timeSlot: 'evening' }))
  const codes = (await Promise.all(moves)).map(({ errorCode }) => errorCode)
  expect(codes.toSorted()).toEqual([0, 602, 602, 602])
})

test.each(['requested', 'contacted', 'confirmed', 'rescheduled', 'on_the_way'])(
  'a visit that is %s is cancelled by its token, without a reason and once',
  async (status) => {
    await using shop = await testShop()
    shop.setClock(bookedAt)
    const { visitToken } = await visitOf(shop, { timeSlot: 'evening' })
    await setStatus(shop, status)
    const { result } = await cancel(shop, visitToken)
    expect(result).toMatchObject({ status: 'cancelled', canMove: false, canCancel: false })
    expect((await cancel(shop, visitToken)).result.status).toBe('cancelled')
    expect((await move(shop, visitToken)).errorCode).toBe(603)
    expect(await count(shop, 'visit_events', "status = 'cancelled'")).toBe(1)
    expect(await count(shop, 'outbox', "kind = 'visit_cancelled'")).toBe(1)
    expect(await count(shop, 'outbox', "kind = 'visit_for_staff'")).toBe(2)
    const freed = await book(shop.guest(), { timeSlot: 'evening', contact: somebody(1) })
    expect(freed.errorCode).toBe(0)
  },
)

test.each(['done', 'no_show'])('a visit that is %s cannot be changed', async (status) => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { visitToken } = await visitOf(shop)
  await setStatus(shop, status)
  expect((await move(shop, visitToken)).errorCode).toBe(603)
  expect((await cancel(shop, visitToken)).errorCode).toBe(603)
  expect(await readVisit(shop, visitToken)).toMatchObject({ status, canMove: false })
})

test('a visit whose hour has passed can neither be moved nor cancelled', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { visitToken } = await visitOf(shop)
  shop.setClock('2026-11-24T06:30:00Z')
  expect((await move(shop, visitToken, { day: '2026-11-28' })).errorCode).toBe(603)
  shop.setClock('2026-11-24T09:30:00Z')
  expect((await cancel(shop, visitToken)).errorCode).toBe(603)
})

test('without its token no visit is found, read, moved or cancelled', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { guest } = await visitOf(shop)
  const params = { visitToken: unknown }
  const tries = [
    await guest.call('GET visit/get-visit/{visitToken}', { params }),
    await move(shop, unknown),
    await cancel(shop, unknown),
  ]
  for (const { status, errorCode } of tries) {
    expect({ status, errorCode }).toEqual({ status: 404, errorCode: 601 })
  }
  expect((await fetch(`${shop.address}/home-service/${unknown}/visit.ics`)).status).toBe(404)
})

test('a customer sees the visits of the account, and not those of another customer', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const customer = await customerOf(shop)
  const other = await customerOf(shop, { email: 'other@example.com', name: 'Other One' })
  expect((await customer.call('GET visit/list-visits')).result).toEqual([])
  const first = await book(customer)
  const second = await book(customer, { day: '2026-11-26' })
  await visitOf(shop, { contact: somebody(1) })
  const { result } = await customer.call('GET visit/list-visits')
  expect(result.map(({ token }) => token)).toEqual([
    second.result.visitToken,
    first.result.visitToken,
  ])
  expect((await other.call('GET visit/list-visits')).result).toEqual([])
  expect((await shop.guest().call('GET visit/list-visits')).status).toBe(401)
})

test("a guest's visit belongs to the account once the customer proves a contact of it; a visit with other contacts stays a guest's", async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const email = 'mariam@example.com'
  const { visitToken } = await visitOf(shop)
  await visitOf(shop, { contact: somebody(1) })
  const other = await customerOf(shop, { email: 'other@example.com' })
  expect((await other.call('GET visit/list-visits')).result).toEqual([])
  const customer = await customerOf(shop, { email })
  const { result } = await customer.call('GET visit/list-visits')
  expect(result.map(({ token }) => token)).toEqual([visitToken])
  // The link stays as good as it was.
  expect((await cancel(shop, visitToken)).errorCode).toBe(0)
})

test('the customer is reminded of a confirmed visit once, within the day before', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { visitToken } = await visitOf(shop)
  await visitOf(shop, { contact: somebody(1) })
  const reminders = () => count(shop, 'outbox', "kind = 'visit_reminder'")
  await shop.deps.pool.query("update visits set status = 'confirmed' where token = $1", [
    visitToken,
  ])
  shop.setClock('2026-11-23T05:55:00Z')
  await shop.runJob('remind-of-visits')
  expect(await reminders()).toBe(0)
  shop.setClock('2026-11-23T06:05:00Z')
  await Promise.all([shop.runJob('remind-of-visits'), shop.runJob('remind-of-visits')])
  expect(await reminders()).toBe(1)
  // Once the new time is confirmed, the customer is reminded again.
  await move(shop, visitToken, { day: '2026-11-28' })
  await setStatus(shop, 'confirmed')
  shop.setClock('2026-11-27T12:00:00Z')
  await shop.runJob('remind-of-visits')
  expect(await reminders()).toBe(2)
})

test('and once more two hours before', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  await visitOf(shop)
  await setStatus(shop, 'confirmed')
  const notified: number[] = []
  for (const at of ['23T07:00', '24T03:55', '24T04:05', '24T05:00', '24T06:30']) {
    shop.setClock(`2026-11-${at}:00Z`)
    await shop.runJob('remind-of-visits')
    notified.push(await count(shop, 'outbox', "kind = 'visit_reminder'"))
  }
  expect(notified).toEqual([1, 1, 2, 2, 2])
})

test('the shop is notified once that a call is overdue', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  await visitOf(shop)
  const notified = async () =>
    (await readOutbox(shop, 'hello@rimal.example')).filter(({ subject }) =>
      subject?.includes('overdue'),
    ).length
  shop.setClock('2026-11-23T07:55:00Z')
  await shop.runJob('remind-of-visit-calls')
  expect(await notified()).toBe(0)
  shop.setClock('2026-11-23T08:05:00Z')
  await Promise.all([shop.runJob('remind-of-visit-calls'), shop.runJob('remind-of-visit-calls')])
  await shop.runJob('remind-of-visit-calls')
  expect(await notified()).toBe(1)
})

test('a visit whose customer was called causes no reminder to the shop', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  await visitOf(shop)
  await setStatus(shop, 'contacted')
  shop.setClock('2026-11-23T12:00:00Z')
  await shop.runJob('remind-of-visit-calls')
  expect(await count(shop, 'outbox', "data ->> 'what' = 'overdue'")).toBe(0)
})

test("the customer's visits are in the data export and are deleted with the account, and the shop is notified", async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const password = 'sand and the sea'
  const customer = await customerOf(shop, { password })
  await book(customer, { remarks: 'My mother too.' })
  await visitOf(shop, { contact: somebody(1) })
  const { result } = await customer.call('GET account/export-data')
  expect(result['homeVisits']).toMatchObject([{ status: 'requested', remarks: 'My mother too.' }])
  const gone = await customer.call('POST account/delete-account', { body: { password } })
  expect(gone.errorCode).toBe(0)
  expect(await count(shop, 'visits')).toBe(1)
  const [notified] = await readOutbox(shop, 'hello@rimal.example')
  expect(notified?.subject).toContain('cancelled')
})

test('a guest’s visit is deleted a month after it, and a customer’s visit stays in the account', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const customer = await customerOf(shop)
  await book(customer)
  await visitOf(shop, { contact: somebody(1) })
  shop.setClock('2026-12-23T08:00:00Z')
  await shop.runJob('clean-up-personal-data')
  expect(await count(shop, 'visits')).toBe(2)
  shop.setClock('2026-12-25T08:00:00Z')
  await shop.runJob('clean-up-personal-data')
  expect(await count(shop, 'visits')).toBe(1)
  expect(await count(shop, 'visits', 'customer_id is not null')).toBe(1)
})
