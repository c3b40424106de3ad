import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { mailServer } from '../../../test/mail/mail-server.ts'
import { signInAgain, staffOf } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { maxAttempts, retryMinutes } from '../message-tries.ts'
import { claimMessages } from '../messages.sql.ts'
import { postMessage } from '../post-message.ts'
import { kinds } from '../templates/kinds.ts'

const noon = '2026-11-21T08:00:00Z'

function post(
  { deps }: TestShop,
  recipient: string,
  { orderNumber = 'RM-20401', expiresAt }: { orderNumber?: string; expiresAt?: Date } = {},
) {
  return deps.transact((tx) =>
    postMessage(tx, {
      dedupKey: `${recipient} ${orderNumber}`,
      kind: 'order_delivered',
      recipient,
      language: 'en',
      data: { ...kinds.order_delivered.sample, orderNumber },
      ...(expiresAt ? { expiresAt } : {}),
    }),
  )
}

/** Runs the job on so many days, which is longer than the shop tries. */
async function sendFor(shop: TestShop, days: number) {
  for (let day = 21; day < 21 + days; day++) {
    shop.setClock(`2026-11-${day}T09:00:00Z`)
    await shop.runJob('send-messages')
  }
}

test('a message that was refused is listed with why and how often, until it is sent again', async () => {
  await using mail = await mailServer('bad@example.com')
  await using shop = await testShop(mail.settings)
  const owner = await staffOf(shop)
  shop.setClock(noon)
  await post(shop, 'bad@example.com')
  await post(shop, 'good@example.com')
  await shop.runJob('send-messages')
  const list = async (state?: 'failed' | 'retrying', person = owner) =>
    (await person.call('GET staff/list-failed-messages', { query: state ? { state } : {} })).result
  expect((await list()).items).toMatchObject([
    {
      kind: 'order_delivered',
      channel: 'email',
      recipient: 'bad@example.com',
      state: 'retrying',
      attempts: 1,
      failure: 'recipient',
      orderNumber: 'RM-20401',
    },
  ])
  expect((await list('failed')).total.count).toBe(0)
  await sendFor(shop, 9)
  const later = await signInAgain(shop, 'owner@example.com')
  const { items, total } = await list('failed', later)
  expect(total).toEqual({ count: 1, exact: true })
  expect(items[0]).toMatchObject({ state: 'failed', attempts: 6, retryAt: null })

  const messageId = items[0]?.messageId ?? ''
  const { result } = await later.call('POST staff/retry-message', { body: { messageId } })
  expect(result).toMatchObject({ state: 'waiting', attempts: 0, failure: null })
  expect((await list('failed', later)).items).toEqual([])
  mail.acceptAll()
  await shop.runJob('send-messages')
  expect(mail.received).toHaveLength(2)
  const again = await later.call('POST staff/retry-message', { body: { messageId } })
  expect(again.errorCode).toBe(586)
})

test('a message that was given up is not sent, whoever runs the job', async () => {
  await using mail = await mailServer('bad@example.com')
  await using shop = await testShop(mail.settings)
  const owner = await staffOf(shop)
  shop.setClock(noon)
  await post(shop, 'bad@example.com')
  await shop.runJob('send-messages')
  const { items } = (await owner.call('GET staff/list-failed-messages')).result
  const body = { messageId: items[0]?.messageId ?? '' }
  expect((await owner.call('POST staff/give-up-message', { body })).result.state).toBe('given_up')
  mail.acceptAll()
  await sendFor(shop, 3)
  expect(mail.received).toEqual([])
  const later = await signInAgain(shop, 'owner@example.com')
  expect((await later.call('GET staff/list-failed-messages')).result.total.count).toBe(0)
  expect((await later.call('POST staff/retry-message', { body })).errorCode).toBe(586)
  const { items: audit } = (
    await later.call('GET staff/list-audit', { query: { subject: body.messageId } })
  ).result
  expect(audit[0]).toMatchObject({
    action: 'staff/give-up-message',
    details: { kind: 'order_delivered', channel: 'email' },
  })
})

test('a message that is too old to be of use is neither listed nor sent again', async () => {
  await using mail = await mailServer('bad@example.com')
  await using shop = await testShop(mail.settings)
  const owner = await staffOf(shop)
  shop.setClock(noon)
  await post(shop, 'bad@example.com', { expiresAt: new Date('2026-11-21T08:05:00Z') })
  await shop.runJob('send-messages')
  const { items } = (await owner.call('GET staff/list-failed-messages')).result
  expect(items).toHaveLength(1)
  shop.setClock('2026-11-21T08:06:00Z')
  expect((await owner.call('GET staff/list-failed-messages')).result.items).toEqual([])
  const body = { messageId: items[0]?.messageId ?? '' }
  expect((await owner.call('POST staff/retry-message', { body })).errorCode).toBe(586)
})

test('a message is not sent again while an attempt is running', async () => {
  await using mail = await mailServer('bad@example.com')
  await using shop = await testShop(mail.settings)
  const owner = await staffOf(shop)
  shop.setClock(noon)
  await post(shop, 'bad@example.com')
  await shop.runJob('send-messages')
  const { items } = (await owner.call('GET staff/list-failed-messages')).result
  const body = { messageId: items[0]?.messageId ?? '' }
  shop.setClock('2026-11-21T08:02:00Z')
  // Another process has taken the message for its second attempt.
  await claimMessages(shop.deps.db, { now: shop.deps.clock(), limit: 1, retryMinutes })
  for (const call of ['POST staff/retry-message', 'POST staff/give-up-message'] as const)
    expect((await owner.call(call, { body })).errorCode).toBe(586)
  expect((await owner.call('GET staff/list-failed-messages')).result.items).toEqual([])
})

test('a message whose last attempt ended with its process is listed a day later, and can be sent', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  shop.setClock(noon)
  await post(shop, 'mariam@example.com')
  await shop.deps.pool.query('update outbox set attempts = $1', [maxAttempts - 1])
  await claimMessages(shop.deps.db, { now: shop.deps.clock(), limit: 1, retryMinutes })
  const list = async (person = owner) =>
    (await person.call('GET staff/list-failed-messages', { query: { state: 'failed' } })).result
  expect((await list()).items).toEqual([])
  shop.setClock('2026-11-22T08:00:01Z')
  const later = await signInAgain(shop, 'owner@example.com')
  const { items } = await list(later)
  expect(items).toMatchObject([{ state: 'failed', failure: 'other', attempts: 6 }])
  const body = { messageId: items[0]?.messageId ?? '' }
  expect((await later.call('POST staff/retry-message', { body })).errorCode).toBe(0)
  await shop.runJob('send-messages')
  const { rows } = await shop.deps.pool.query('select sent_at is not null as sent from outbox')
  expect(rows).toEqual([{ sent: true }])
})

test('the list goes on where its page ends', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  await shop.deps.pool.query(`
    insert into outbox (dedup_key, kind, recipient, language, data, attempts, failure)
    select 'many' || n, 'order_delivered', n || '@example.com', 'en', '{}', 6, 'refused'
    from generate_series(1, 70) n`)
  const { result: first } = await owner.call('GET staff/list-failed-messages')
  const { result: second } = await owner.call('GET staff/list-failed-messages', {
    query: { cursor: first.next ?? '' },
  })
  const ids = [...first.items, ...second.items].map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(70)
  expect(second.next).toBeNull()
})

test('an order has its messages, and the contact is hidden from who need not see it', async () => {
  await using shop = await testShop()
  await post(shop, 'mariam@example.com', { orderNumber: 'RM-20401' })
  await post(shop, '+971501234567', { orderNumber: 'RM-20401' })
  await post(shop, 'other@example.com', { orderNumber: 'RM-20402' })
  const listFor = async (role: 'sales' | 'workshop') => {
    const person = await staffOf(shop, { role })
    const { result } = await person.call('GET staff/list-order-messages/{orderNumber}', {
      params: { orderNumber: 'RM-20401' },
    })
    return result.map(({ recipient, state }) => [recipient, state]).toSorted()
  }
  expect(await listFor('sales')).toEqual([
    ['+971501234567', 'waiting'],
    ['mariam@example.com', 'waiting'],
  ])
  expect(await listFor('workshop')).toEqual([
    ['', 'waiting'],
    ['', 'waiting'],
  ])
})

test.each(staffRoles)('whether %s may send a message again', async (role) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  const { errorCode } = await person.call('GET staff/list-failed-messages')
  expect(errorCode).toBe(mayDo(role, 'orders.move') ? 0 : 501)
})
