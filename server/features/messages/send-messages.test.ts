import { expect, test } from 'vitest'
import { mailServer } from '../../test/mail/mail-server.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { claimMessages, listLatest, markAttempts, type StoredMessage } from './messages.sql.ts'
import { postMessage } from './post-message.ts'

function post(shop: TestShop, recipient: string) {
  return shop.deps.transact((tx) =>
    postMessage(tx, {
      dedupKey: recipient,
      kind: 'stock_alert',
      recipient,
      language: 'en',
      data: { name: 'Noor', color: 'Black', size: 56, link: 'https://shop.example/noor' },
    }),
  )
}

const stored = async (shop: TestShop) => {
  const { rows } = await shop.deps.pool.query<{ attempts: number; sent: boolean }>(
    'select attempts, sent_at is not null as sent from outbox order by recipient',
  )
  return rows
}

test('an email that is refused delays no other, waits longer each time and is given up', async () => {
  await using mail = await mailServer('bad@example.com')
  await using shop = await testShop(mail.settings)
  shop.setClock('2026-11-21T08:00:00Z')
  await post(shop, 'bad@example.com')
  await post(shop, 'good@example.com')
  await shop.runJob('send-messages')
  await shop.runJob('send-messages')
  expect(mail.received).toHaveLength(1)
  expect(mail.received[0]).toContain('To: good@example.com')
  expect(await stored(shop)).toEqual([
    { attempts: 1, sent: false },
    { attempts: 1, sent: true },
  ])

  shop.setClock('2026-11-21T08:01:00Z')
  await shop.runJob('send-messages')
  shop.setClock('2026-11-21T08:05:00Z')
  await shop.runJob('send-messages')
  expect((await stored(shop))[0]).toEqual({ attempts: 2, sent: false })
  for (let day = 22; day <= 30; day++) {
    shop.setClock(`2026-11-${day}T09:00:00Z`)
    await shop.runJob('send-messages')
  }
  expect((await stored(shop))[0]).toEqual({ attempts: 6, sent: false })
})

test('two processes at once send an email once', async () => {
  await using mail = await mailServer('nobody')
  await using shop = await testShop(mail.settings)
  for (let number = 0; number < 6; number++) await post(shop, `a${number}@example.com`)
  await Promise.all([1, 2, 3].map(() => shop.runJob('send-messages')))
  expect(mail.received).toHaveLength(6)
})

test('what another process has sent stays sent, whatever the first one hears late', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await post(shop, 'noor@example.com')
  const claim = async (at: Date) => {
    const [message] = await claimMessages(db, { now: at, limit: 1, retryMinutes: [1, 5, 30] })
    return message as StoredMessage
  }
  const morning = new Date('2036-11-21T08:00:00Z')
  const first = await claim(morning)
  const second = await claim(new Date('2036-11-21T08:01:00Z'))
  expect([first.attempts, second.attempts]).toEqual([1, 2])
  const failed = (message: StoredMessage) => ({ ...message, failure: 'refused' as const })
  const failure = async () => (await listLatest(db, 1))[0]?.failure
  // While the second attempt runs, the first one has no say.
  await markAttempts(db, [failed(first)], morning)
  expect(await failure()).toBeNull()
  await markAttempts(db, [failed(second)], morning)
  expect(await failure()).toBe('refused')
  await markAttempts(db, [{ ...second, failure: null }], morning)
  await markAttempts(db, [failed(second)], morning)
  await markAttempts(db, [failed(first)], morning)
  expect((await listLatest(db, 1))[0]).toMatchObject({ sentAt: morning, failure: null })
})
