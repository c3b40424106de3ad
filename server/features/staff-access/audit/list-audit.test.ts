import { errors } from '@rimal/contract/errors'
import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { download } from '../../../test/import-fixtures.ts'
import { noon } from '../../../test/order-fixtures.ts'
import { readEveryPage, staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

async function shopWithAudit() {
  const shop = await testShop()
  shop.setClock(noon)
  const owner = await staffOf(shop, { name: 'Huda Owner' })
  const seller = await staffOf(shop, { role: 'sales', name: 'Sara Sales' })
  await shop.deps.pool.query(
    `insert into staff_audit (staff_id, role, action, subject, details, at)
     select person::uuid, 'owner', action, subject, '{"from": "placed", "to": "confirmed"}', $1::timestamptz + place * interval '1 day'
     from (values
       (1, $2, 'staff/confirm-order', 'RM-1001'),
       (2, $3, 'staff/cancel-order', 'RM-1002'),
       (3, null, 'staff/change-setting', 'returns')
     ) made (place, person, action, subject)`,
    [noon, owner.staffId, seller.staffId],
  )
  return { shop, owner, seller }
}

test('changes are found by what they are about, the act, the person and the day', async () => {
  const { shop, owner, seller } = await shopWithAudit()
  await using _ = shop
  const find = async (query: object) =>
    (await owner.call('GET staff/list-audit', { query })).result.items.map(({ subject }) => subject)
  expect(await find({})).toEqual(['returns', 'RM-1002', 'RM-1001'])
  expect(await find({ q: 'rm-10' })).toEqual(['RM-1002', 'RM-1001'])
  for (const q of ['1002', '١٠٠٢', 'rm1002']) expect(await find({ q })).toEqual(['RM-1002'])
  expect(await find({ subject: 'RM-1001' })).toEqual(['RM-1001'])
  expect(await find({ subject: 'RM-100' })).toEqual([])
  expect(await find({ action: 'staff/cancel-order' })).toEqual(['RM-1002'])
  expect(await find({ staffId: seller.staffId })).toEqual(['RM-1002'])
  expect(await find({ dayFrom: '2026-11-23' })).toEqual(['returns', 'RM-1002'])
  expect(await find({ dayUntil: '2026-11-22' })).toEqual(['RM-1001'])
  expect(await find({ dayFrom: '1900-01-01', dayUntil: '9000-12-31' })).toHaveLength(3)
})

test.each(['9999-12-31', '0000-01-01', '0001-01-01', '2026-02-30'])(
  'a day that is none, or too far from now, is refused: %s',
  async (day) => {
    const { shop, owner } = await shopWithAudit()
    await using _ = shop
    for (const name of ['dayFrom', 'dayUntil']) {
      expect(await owner.call('GET staff/list-audit', { query: { [name]: day } })).toMatchObject({
        errorCode: errors.invalid_input.number,
        fields: { [name]: 'malformed' },
      })
    }
  },
)

test('a change is said in the language of its reader, with the name of what was changed', async () => {
  const { shop, owner, seller } = await shopWithAudit()
  await using _ = shop
  await shop.deps.pool.query(
    `insert into staff_audit (staff_id, role, action, subject, details, at) values
     ($1, 'owner', 'staff/change-role', $2, '{"role": {"from": "sales", "to": "manager"}}', $3),
     ($1, 'owner', 'staff/change-setting', 'refundLimit', '{"before": 50000, "after": 60000, "currency": {"from": "AED", "to": "AED"}}', $3)`,
    [owner.staffId, seller.staffId, noon],
  )
  const say = async (subject: string, language: 'en' | 'ar') => {
    const { result } = await owner.call('GET staff/list-audit', {
      query: { subject },
      headers: { 'accept-language': language },
    })
    const [{ what, about, lines }] = result.items as [(typeof result.items)[number]]
    return [what, about.kind, about.name, lines.map(({ label, from, to }) => [label, from, to])]
  }
  expect(await say('RM-1001', 'ar')).toEqual([
    'تأكيد طلب',
    'order',
    'RM-1001',
    [['الحالة', 'بانتظار التأكيد', 'مؤكَّد']],
  ])
  expect(await say(seller.staffId, 'en')).toEqual([
    'Role changed',
    'person',
    'Sara Sales',
    [['Role', 'Sales', 'Manager']],
  ])
  const [what, kind, , lines] = await say('refundLimit', 'en')
  expect([what, kind]).toEqual(['Setting changed', 'setting'])
  expect(lines).toEqual([[expect.any(String), 'AED\u00a0500', 'AED\u00a0600']])
})

test('pages show every change once, the latest first', async () => {
  const { shop, owner } = await shopWithAudit()
  await using _ = shop
  await shop.deps.pool.query(
    `insert into staff_audit (role, action, subject, details, at)
     select 'machine', 'staff/change-setting', 'same', '{}', $1 from generate_series(1, 120)`,
    [noon],
  )
  const { items, pages, counted } = await readEveryPage((page) =>
    owner.call('GET staff/list-audit', { query: page }),
  )
  expect([pages, counted]).toEqual([[50, 50, 23], 123])
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
})

test('the audit is a file for those who read it, and says who took it', async () => {
  const { shop, owner, seller } = await shopWithAudit()
  await using _ = shop
  const query = new URLSearchParams({ language_code: 'en', columns: 'what,who,when,details' })
  query.set('q', 'RM-1001')
  expect((await download(shop, owner, `staff/download-audit?${query}`)).toString()).toBe(
    '\uFEFFWhat,About,Who,When,Details,Reason\r\n' +
      '"Order confirmed",RM-1001,"Huda Owner","2026-11-22 12:00","State: To confirm → Confirmed",\r\n',
  )
  const taken = await owner.call('GET staff/list-audit', { query: { subject: 'audit' } })
  expect(taken.result.items).toMatchObject([
    { action: 'staff/download-audit', by: 'Huda Owner', details: { rows: 1, searched: true } },
  ])
  const refused = await seller.call('GET staff/download-audit', { query: { columns: 'what' } })
  expect(refused.status).toBe(403)
})

test.each(staffRoles)('whether %s may save a view of the audit', async (role) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  const { errorCode } = await person.call('GET staff/list-views', { query: { list: 'audit' } })
  expect(errorCode).toBe(mayDo(role, 'audit.read') ? 0 : 501)
})
