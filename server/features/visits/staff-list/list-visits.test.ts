import type { ApiByAddress } from '@rimal/contract/api'
import type { QueryOf } from '@rimal/contract/endpoint'
import { errors } from '@rimal/contract/errors'
import { listColumns } from '@rimal/contract/staff/lists/list-columns'
import { expect, test } from 'vitest'
import { download } from '../../../test/import-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { bookedAt, readVisit, somebody, villa, visitOf } from '../../../test/visit-fixtures.ts'

type Query = QueryOf<ApiByAddress['GET staff/list-visits']>

async function list(staff: TestStaff, query: Query) {
  return (await staff.call('GET staff/list-visits', { query })).result
}

async function numbers(staff: TestStaff, query: Query) {
  return (await list(staff, query)).items.map(({ number }) => number)
}

/** A visit of Mariam on Tuesday in Dubai, and one of Hessa on Wednesday in Sharjah. */
async function shopWithVisits() {
  const shop = await testShop()
  shop.setClock(bookedAt)
  const numberOf = async (booked: { visitToken: string }) =>
    (await readVisit(shop, booked.visitToken)).number
  const mariam = await numberOf(await visitOf(shop))
  const hessa = await numberOf(
    await visitOf(shop, { contact: somebody(1), day: '2026-11-25', address: villa }),
  )
  await shop.deps.pool.query(
    `update visits set address = address || '{"state": "Sharjah"}' where number = $1`,
    [hessa],
  )
  return {
    shop,
    mariam,
    hessa,
    staff: await staffOf(shop, { role: 'sales' }),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** Adds copies of a visit of the shop, all booked at one moment for one time. */
async function addCopies(shop: TestShop, count: number) {
  await shop.deps.pool.query('delete from visits where number <> (select min(number) from visits)')
  await shop.deps.pool.query(
    `insert into visits (id, number, token, guest_id, idempotency_key, language, status, contact,
       address, units, remarks, day, time_slot_id, starts_at, ends_at, contact_by, created_at, updated_at)
     select gen_random_uuid(), 'HV-9' || copy, 'copy-' || copy, guest_id, 'copy-' || copy, language,
       status, contact, address, units, remarks, day, time_slot_id, starts_at, ends_at, contact_by,
       created_at, updated_at
     from visits, generate_series(1, $1) copy`,
    [count],
  )
}

test('every visit is on exactly one page, although all have the same value of the sort', async () => {
  await using given = await shopWithVisits()
  const { shop, staff } = given
  await addCopies(shop, 119)
  for (const sort of ['latest', 'soonest', 'call', 'booked'] as const) {
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(staff, {
        sort,
        ...(cursor === null ? {} : { cursor }),
      })
      expect(page.total).toEqual({ count: 120, exact: true })
      found.push(...page.items.map(({ number }) => number))
      cursor = page.next
    } while (cursor !== null)
    expect(found).toHaveLength(120)
    expect(new Set(found).size).toBe(120)
  }
})

test('visits are filtered by list, state, days and place, and sorted by their time', async () => {
  await using given = await shopWithVisits()
  const { staff, mariam, hessa } = given
  const body = { visitNumber: mariam, status: 'confirmed' } as const
  await staff.call('POST staff/change-visit', { body })
  expect(await numbers(staff, { sort: 'soonest' })).toEqual([mariam, hessa])
  expect(await numbers(staff, {})).toEqual([hessa, mariam])
  expect(await numbers(staff, { list: 'to_call' })).toEqual([hessa])
  // A visit that waits for no call is behind the others.
  expect(await numbers(staff, { sort: 'call' })).toEqual([hessa, mariam])
  expect(await numbers(staff, { state: 'confirmed' })).toEqual([mariam])
  expect(await numbers(staff, { dayFrom: '2026-11-25' })).toEqual([hessa])
  expect(await numbers(staff, { dayUntil: '2026-11-24' })).toEqual([mariam])
  expect(await numbers(staff, { dayFrom: '2026-11-24', dayUntil: '2026-11-25' })).toHaveLength(2)
  expect(await numbers(staff, { place: 'sharjah' })).toEqual([hessa])
  // A district is a place as well.
  expect(await numbers(staff, { place: 'Jumeirah 1', list: 'upcoming' })).toHaveLength(2)
  for (const dayFrom of ['2026-02-30', '0000-01-01', '9999-12-31']) {
    expect(await staff.call('GET staff/list-visits', { query: { dayFrom } })).toMatchObject({
      errorCode: errors.invalid_input.number,
      fields: { dayFrom: 'malformed' },
    })
  }
})

test('visits are found by their number and their customer, as far as the role sees them', async () => {
  await using given = await shopWithVisits()
  const { shop, staff, mariam, hessa } = given
  expect(await numbers(staff, { q: mariam.toLowerCase() })).toEqual([mariam])
  expect(await numbers(staff, { q: 'hessa' })).toEqual([hessa])
  expect(await numbers(staff, { q: '050 123 4567' })).toEqual([mariam])
  expect(await numbers(staff, { q: 'mariam@example.com' })).toEqual([mariam])
  const accountant = await staffOf(shop, { role: 'accountant' })
  expect(await numbers(accountant, { q: 'hessa' })).toEqual([hessa])
  expect(await numbers(accountant, { q: '0501234567' })).toEqual([])
  const readOnly = await staffOf(shop, { role: 'read_only' })
  expect(await numbers(readOnly, { q: 'hessa' })).toEqual([])
  expect(await numbers(readOnly, { q: hessa })).toEqual([hessa])
  // Nor does a filter tell where somebody lives.
  for (const member of [accountant, readOnly]) {
    expect(await numbers(member, { place: 'Sharjah' })).toEqual([hessa, mariam])
  }
  expect((await list(readOnly, { q: hessa })).items).toMatchObject([
    { contact: { name: '•••', phone: '', email: '' } },
  ])
})

const everything = [...listColumns.visits.shipped, ...listColumns.visits.more].join(',')

test('the file of visits has what the list shows, and is recorded without the place', async () => {
  await using given = await shopWithVisits()
  const { shop, staff, mariam } = given
  const query = { columns: everything, place: 'Dubai', sort: 'soonest', list: 'upcoming' } as const
  expect((await staff.call('GET staff/download-visits', { query })).status).toBe(403)
  const manager = await staffOf(shop, { role: 'manager' })
  const search = new URLSearchParams({ language_code: 'en', ...query })
  const file = await download(shop, manager, `staff/download-visits?${search}`)
  expect(file.toString().slice(1).trimEnd().split('\r\n')).toEqual([
    'Visit,Customer,Day,From,Until,Phone,State,"Call by",Where,Garments,Email,Booked',
    expect.stringMatching(
      new RegExp(
        `^${mariam},"Mariam Saeed",2026-11-24,.*,"'\\+971501234567","To call",.*Dubai",3,mariam@example.com,"2026-11-22 12:00"$`,
      ),
    ),
  ])
  const { rows } = await shop.deps.pool.query(
    `select details from staff_audit where action = 'staff/download-visits'`,
  )
  expect(rows).toEqual([
    {
      details: {
        rows: 1,
        columns: everything,
        filters: { sort: 'soonest', list: 'upcoming' },
        searched: true,
      },
    },
  ])
})
