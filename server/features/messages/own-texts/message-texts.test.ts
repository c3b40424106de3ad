import type { BodyOf } from '@rimal/contract/endpoint'
import { mayDo, staffRoles } from '@rimal/contract/permissions'
import {
  fixedMessageKinds,
  type MessageKindName,
  type MessageSlot,
} from '@rimal/contract/staff/message-kinds'
import type { staffMessagesApi } from '@rimal/contract/staff/messages'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/connect.ts'
import { outbox, type OwnText } from '../../../db/tables/messages.ts'
import { customerOf, readOutbox } from '../../../test/identity-fixtures.ts'
import { postNotification } from '../../../test/notification-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { composeStored } from '../compose-stored.ts'
import { postMessage } from '../post-message.ts'
import { kinds } from '../templates/kinds.ts'
import { variable } from './marks.ts'
import { emailWithOwnTexts } from './with-own-texts.ts'

type Save = BodyOf<typeof staffMessagesApi.saveMessage>
type Own = { slot: MessageSlot; shipped: string; en?: string; ar?: string }

async function shopWithManager() {
  const shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager', name: 'Huda Saleh' })
  const get = async (kind: MessageKindName) =>
    (await manager.call('GET staff/get-message/{kind}', { params: { kind } })).result
  /** The texts as they are sent: each names its original, of which the test gives the English one. */
  const textsOf = async (kind: MessageKindName, own: Own[]): Promise<Save['texts']> => {
    const { texts } = await get(kind)
    return own.map(({ slot, shipped, en = null, ar = null }) => {
      const text = texts.find((one) => one.slot === slot && one.shipped.en === shipped)
      if (!text) throw new Error(`${kind} has no ${slot} ${shipped}`)
      return { slot, shipped: text.shipped, own: { en, ar } }
    })
  }
  return {
    shop,
    manager,
    get,
    textsOf,
    save: async (kind: MessageKindName, own: Own[], more: Partial<Save> = {}) =>
      manager.call('POST staff/save-message', {
        body: {
          kind,
          revision: (await get(kind)).revision,
          texts: await textsOf(kind, own),
          dropUnused: false,
          ...more,
        },
      }),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const arrived: Own = {
  slot: 'paragraph',
  shipped:
    'Your order {orderNumber} has arrived. If anything does not fit quite right, tell us and we will alter it.',
}
const subject: Own = { slot: 'subject', shipped: 'Order {orderNumber} has arrived' }

/** Posts the message of an arrived order. */
function postArrived(
  { deps }: Awaited<ReturnType<typeof testShop>>,
  { name = 'Mariam Ali', language = 'en' as 'en' | 'arb', key = 'one' } = {},
) {
  return deps.transact((tx) =>
    postMessage(tx, {
      dedupKey: key,
      kind: 'order_delivered',
      recipient: `${key}@example.com`,
      language,
      data: { ...kinds.order_delivered.sample, name },
    }),
  )
}

test('the next message has the text of the shop, in its language, until it is reset', async () => {
  await using given = await shopWithManager()
  const { shop, save } = given
  const own = { ...arrived, en: 'It is here, {name}: {orderNumber}.' }
  const { result } = await save('order_delivered', [own])
  expect(result).toMatchObject({ revision: 1, changed: 1, savedBy: 'Huda Saleh', unused: [] })
  await postArrived(shop)
  await postArrived(shop, { key: 'arabic', language: 'arb' })
  const [email] = await readOutbox(shop, 'one@example.com')
  expect(email?.text).toContain('Dear Mariam,\n\nIt is here, Mariam: RM-20401.')
  expect(email?.subject).toBe('Order RM-20401 has arrived')
  const [arabic] = await readOutbox(shop, 'arabic@example.com')
  expect(arabic?.text).toContain('وصل الطلب RM-20401. وإن لم تكن')

  await save('order_delivered', [])
  const [again] = await readOutbox(shop, 'one@example.com')
  expect(again?.text).toContain('Your order RM-20401 has arrived. If')
})

test('another process that wrote such a message before uses the text at once', async () => {
  await using given = await shopWithManager()
  const { shop, save } = given
  const { db, pool } = openDatabase(shop.databaseUrl)
  // The database is dropped under connections that are still closing.
  pool.on('error', () => {})
  const other = { ...shop.deps, db }
  await postArrived(shop)
  const [message] = await shop.deps.db.select().from(outbox)
  if (!message) throw new Error('Nothing was posted.')
  const subjectThere = async () => (await composeStored(other, message)).subject
  expect(await subjectThere()).toBe('Order RM-20401 has arrived')
  await save('order_delivered', [{ ...subject, en: 'Here: {orderNumber}' }])
  expect(await subjectThere()).toBe('Here: RM-20401')
  await pool.end()
})

test('codes, invitations and what protects an account always have the texts of the program', async () => {
  await using given = await shopWithManager()
  const { shop, manager, get, save, textsOf } = given
  for (const kind of fixedMessageKinds) {
    const { texts, isFixed } = await get(kind)
    expect([kind, isFixed]).toEqual([kind, true])
    const { slot, shipped } = texts[0] ?? { slot: 'subject', shipped: { en: '', ar: '' } }
    const own: Own[] = [{ slot, shipped: shipped.en, en: `${shipped.en}!` }]
    const tried = { kind, sample: 0, language: 'en' as const, texts: await textsOf(kind, own) }
    const refused = [
      await save(kind, own),
      await manager.call('POST staff/preview-message', { body: tried }),
      await manager.call('POST staff/send-test-message', { body: tried }),
    ]
    expect(refused.map(({ errorCode }) => errorCode)).toEqual([587, 587, 587])
    const body = { ...tried, texts: [] }
    expect((await manager.call('POST staff/preview-message', { body })).errorCode).toBe(0)
  }
  // Nor does a text that came into the database another way stand in a message.
  const sms = '{code} is your {merchant} code. Enter it to log in. Do not share it.'
  const text = { language: 'en', slot: 'sms', shipped: sms, text: 'Rimal: {code}' }
  await shop.deps.pool.query(`insert into message_texts values ('one_time_code', $1)`, [
    JSON.stringify([text]),
  ])
  await shop.call('POST identity/send-code', {
    body: { contact: '+971501234567', purpose: 'login', language_code: 'en' },
  })
  const [sent] = await readOutbox(shop, '+971501234567')
  expect(sent?.text).toMatch(/^\d{4} is your Rimal code\./)
})

test('a kind states how it leaves the shop, and has no texts for other ways', async () => {
  await using given = await shopWithManager()
  const waysOf = async (kind: MessageKindName) => {
    const { channels, hasNotice, texts } = await given.get(kind)
    return { channels, hasNotice, slots: [...new Set(texts.map(({ slot }) => slot))] }
  }
  expect(await waysOf('order_confirmed')).toEqual({
    channels: [],
    hasNotice: true,
    slots: ['title', 'body'],
  })
  expect(await waysOf('welcome')).toMatchObject({ channels: ['email'], hasNotice: false })
  expect(await waysOf('wishlist_update')).toMatchObject({ channels: ['email'] })
  expect(await waysOf('order_shipped')).toMatchObject({ channels: ['email', 'sms'] })
  expect(await waysOf('payments_to_check')).toMatchObject({ channels: ['email'] })
})

test('the texts of a case are in the order of its message', async () => {
  await using given = await shopWithManager()
  const { texts, cases } = await given.get('order_hold')
  for (const [sample, places] of cases.entries()) {
    const body = { kind: 'order_hold' as const, sample, language: 'en' as const, texts: [] }
    const { result } = await given.manager.call('POST staff/preview-message', { body })
    const found = places
      .map((place) => texts[place])
      .filter((text) => text?.slot === 'paragraph')
      // Until its first value, a text stands in the message as it ships.
      .map((text) => result.text.indexOf((text?.shipped.en ?? '').split('{')[0] ?? ''))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found).not.toContain(-1)
  }
})

test('a name that has several values in a message is not offered for other texts', async () => {
  const two = {
    subject: `On ${variable('day', 'Monday')}`,
    paragraphs: [`By ${variable('day', 'Friday')}, ${variable('name', 'Mariam')}`, 'Yours'],
  }
  const own: OwnText[] = [
    { language: 'en', slot: 'subject', shipped: 'On {day}', text: '{day}, {name}' },
    { language: 'en', slot: 'paragraph', shipped: 'Yours', text: 'See you on {day}' },
  ]
  expect(emailWithOwnTexts(two, own)).toEqual({
    subject: 'Monday, Mariam',
    paragraphs: ['By Friday, Mariam', 'Yours'],
  })
})

test('a notification has the text of the shop in both languages', async () => {
  await using given = await shopWithManager()
  const customer = await customerOf(given.shop)
  await given.save('order_received', [
    {
      slot: 'body',
      shipped: 'Received. It arrives by {arrival}.',
      en: 'Ours now. By {arrival}.',
      ar: 'وصلنا. الموعد {arrival}.',
    },
  ])
  await postNotification(given.shop, customer)
  await given.shop.runJob('send-messages')
  const shown = async (language_code: 'en' | 'arb') => {
    const query = { language_code }
    const { result } = await customer.call('GET notifications/list-notifications', { query })
    return result.notifications[0]?.body
  }
  expect(await shown('en')).toBe('Ours now. By Tuesday 24 November.')
  expect(await shown('arb')).toBe('وصلنا. الموعد Tuesday 24 November.')
})

test('a text without a value that must stay is refused, and nothing is saved', async () => {
  await using given = await shopWithManager()
  const reply = await given.save('visit_cancelled', [
    { slot: 'title', shipped: 'Home visit cancelled', en: 'No visit' },
    {
      slot: 'sms',
      shipped: 'Your home visit on {day} is cancelled. {link}',
      en: 'No visit on {day}.',
      ar: 'أُلغيت الزيارة {link} من https://evil.example',
    },
  ])
  expect(reply).toMatchObject({
    errorCode: 1,
    fields: { 'texts.1.own.en': 'value_missing', 'texts.1.own.ar': 'web_address' },
  })
  expect(await given.get('visit_cancelled')).toMatchObject({ revision: 0, changed: 0 })
})

test('tags, formulas and braces of a text and of a name stay what they are', async () => {
  await using given = await shopWithManager()
  const own = { ...arrived, en: '=1+1 <img src=x onerror=alert(1)> {name}' }
  await given.save('order_delivered', [own])
  await postArrived(given.shop, { name: '{link}<b>' })
  const [email] = await readOutbox(given.shop, 'one@example.com')
  expect(email?.text).toContain('=1+1 <img src=x onerror=alert(1)> {link}<b>')
  const { result } = await given.manager.call('POST staff/preview-message', {
    body: {
      kind: 'order_delivered',
      sample: 0,
      language: 'en',
      texts: await given.textsOf('order_delivered', [own]),
    },
  })
  expect(result.html).toContain('=1+1 &lt;img src=x onerror=alert(1)&gt; Mariam')
  expect(result.html).not.toContain('<img src=x')
})

test('characters that turn the direction or end the line are refused', async () => {
  await using given = await shopWithManager()
  for (const en of ['a\nb', 'a\u202Eb', 'a\uE000b']) {
    const reply = await given.save('order_delivered', [{ ...subject, en }])
    expect(reply).toMatchObject({ status: 400, errorCode: 1 })
  }
})

test('a text whose value a message lacks gives way to the shipped one', async () => {
  await using given = await shopWithManager()
  const { shop, save } = given
  await save('order_delivered', [{ ...subject, en: '{name}, it is here: {orderNumber}' }])
  await postArrived(shop, { name: '' })
  const [email] = await readOutbox(shop, 'one@example.com')
  expect(email?.subject).toBe('Order RM-20401 has arrived')
})

test('a preview has the texts that are not saved, in every case, and writes nothing', async () => {
  await using given = await shopWithManager()
  const { manager, textsOf, shop } = given
  const rows = async () =>
    (
      await shop.deps.pool.query(
        'select (select count(*) from outbox) as sent, (select count(*) from staff_audit) as audit, (select count(*) from message_texts) as texts',
      )
    ).rows
  const before = await rows()
  const sms = 'Your home visit on {day} is cancelled. {link}'
  const texts = await textsOf('visit_cancelled', [
    { slot: 'sms', shipped: sms, en: 'Not on {day}: {link}' },
    { slot: 'title', shipped: 'Home visit cancelled', en: 'No visit' },
  ])
  const body = { kind: 'visit_cancelled', sample: 1, language: 'en', texts } as const
  const { result } = await manager.call('POST staff/preview-message', {
    body: { ...body, texts },
  })
  expect(result.sms).toMatch(/^Not on .+: https:/)
  expect(result.notice?.title).toBe('No visit')
  expect(result.text).toContain('we had to cancel your visit')
  expect(result.text).toContain('Our tailor is unwell.')
  const { result: arabic } = await manager.call('POST staff/preview-message', {
    body: { ...body, texts, language: 'arb' },
  })
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  expect(await rows()).toEqual(before)
  const reply = await manager.call('POST staff/preview-message', {
    body: { ...body, texts, sample: 9 },
  })
  expect(reply.status).toBe(404)
})

test('a test goes to the person who calls and nobody else, marked, and not too often', async () => {
  await using given = await shopWithManager()
  const { manager, textsOf, shop } = given
  const texts = await textsOf('order_delivered', [{ ...subject, en: 'Here, {name}' }])
  const body = { kind: 'order_delivered' as const, sample: 0, language: 'en' as const, texts }
  const { result } = await manager.call('POST staff/send-test-message', { body })
  expect(result).toEqual({ email: 'manager@example.com' })
  const sent = await readOutbox(shop)
  expect(sent.map(({ to }) => to)).toEqual(['manager@example.com'])
  expect(sent[0]?.subject).toBe('Test: Here, Mariam')
  expect(sent[0]?.text).toContain('This is a test from the admin.')
  const foreign = { ...body, email: 'other@example.com' }
  expect((await manager.call('POST staff/send-test-message', { body: foreign })).status).toBe(400)
  const wrong = await textsOf('order_delivered', [{ ...subject, en: 'See evil.com' }])
  const refused = await manager.call('POST staff/send-test-message', {
    body: { ...body, texts: wrong },
  })
  expect(refused.fields).toEqual({ 'texts.0.own.en': 'web_address' })
  // Refused tests do not count.
  for (let number = 0; number < 12; number++)
    await manager.call('POST staff/send-test-message', { body: { ...body, texts: wrong } })
  expect((await manager.call('POST staff/send-test-message', { body })).errorCode).toBe(0)
  await Promise.all(
    Array.from({ length: 8 }, () => manager.call('POST staff/send-test-message', { body })),
  )
  const { errorCode } = await manager.call('POST staff/send-test-message', { body })
  expect(errorCode).toBe(585)
})

test('whoever saves older texts is refused, also as the first', async () => {
  await using given = await shopWithManager()
  const { save, get } = given
  const [one, other] = await Promise.all([
    save('welcome', [], { revision: 0 }),
    save('welcome', [], { revision: 0 }),
  ])
  expect([one.errorCode, other.errorCode].toSorted()).toEqual([0, 512])
  await save('order_delivered', [{ ...subject, en: 'First {orderNumber}' }])
  const late = await save('order_delivered', [{ ...subject, en: 'Second' }], { revision: 0 })
  expect(late.errorCode).toBe(512)
  expect((await get('order_delivered')).texts[0]?.own).toEqual({ en: 'First {orderNumber}' })
})

test('kinds are found by their names and texts, and those that are changed', async () => {
  await using given = await shopWithManager()
  const list = async (query: { q?: string; changed?: boolean }) =>
    (await given.manager.call('GET staff/list-message-kinds', { query })).result.map(
      ({ kind }) => kind,
    )
  expect(await list({})).not.toContain('message_test')
  expect(await list({ q: 'one-time code' })).toContain('one_time_code')
  expect(await list({ q: 'فُقد الطرد' })).toEqual(['shipment_update'])
  expect(await list({ changed: true })).toEqual([])
  await given.save('welcome', [{ slot: 'button', shipped: 'See your account', en: 'Zanzibar' }])
  expect(await list({ changed: true })).toEqual(['welcome'])
  expect(await list({ q: 'zanzibar' })).toEqual(['welcome'])
})

test('a text whose original has changed is in no message, and can be deleted', async () => {
  await using given = await shopWithManager()
  const { shop, get, save } = given
  const old = { language: 'en', slot: 'subject', shipped: 'An earlier subject', text: 'Ours' }
  await shop.deps.pool.query(`insert into message_texts values ('order_delivered', $1)`, [
    JSON.stringify([old]),
  ])
  expect(await get('order_delivered')).toMatchObject({ changed: 0, unused: [old] })
  await save('order_delivered', [])
  expect((await get('order_delivered')).unused).toHaveLength(1)
  const { result } = await save('order_delivered', [], { dropUnused: true })
  expect(result.unused).toEqual([])
})

test('the audit has the new text beside its place', async () => {
  await using given = await shopWithManager()
  await given.save('order_delivered', [{ ...subject, ar: 'وصل {orderNumber}' }])
  const query = { subject: 'order_delivered' }
  const { items } = (await given.manager.call('GET staff/list-audit', { query })).result
  expect(items[0]).toMatchObject({
    action: 'staff/save-message',
    details: { 'arb subject: وصل الطلب {orderNumber}': 'وصل {orderNumber}' },
  })
})

test.each(staffRoles)('whether %s may change the texts of messages', async (role) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  const { errorCode } = await person.call('POST staff/save-message', {
    body: { kind: 'welcome', revision: 0, texts: [], dropUnused: false },
  })
  expect(errorCode).toBe(mayDo(role, 'content.edit') ? 0 : 501)
})
