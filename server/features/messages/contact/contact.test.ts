import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactMessages, newsletterSubscribers, outbox } from '../../../db/tables/messages.ts'
import { testShop } from '../../../test/test-shop.ts'
import { defaultSettings, saveSetting } from '../../shop/settings/settings.ts'

const message = { name: 'Mariam', email: 'Mariam@Example.com', message: 'Do you sew for children?' }

test('a message is saved, and reaches the shop as one email', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-mail-'))
  await using shop = await testShop({ dataDir })
  const reply = await shop.call('POST contact/send-message', { body: message })
  expect(reply).toMatchObject({ status: 200, errorCode: 0 })
  const [stored] = await shop.deps.db.select().from(contactMessages)
  expect(stored).toMatchObject({ name: 'Mariam', email: 'mariam@example.com' })
  expect(shop.woken).toEqual(['send-messages'])

  await shop.runJob('send-messages')
  await shop.runJob('send-messages')
  const files = await readdir(join(dataDir, 'emails'))
  expect(files).toHaveLength(1)
  const email = await readFile(join(dataDir, 'emails', files[0] as string), 'utf8')
  expect(email).toContain('To: hello@rimal.example')
  expect(email).toContain('Reply-To: mariam@example.com')
})

test('a message to a shop without an email address is saved, and no email is sent', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await saveSetting(db, 'contact', defaultSettings.contact)
  const reply = await shop.call('POST contact/send-message', { body: message })
  expect(reply).toMatchObject({ status: 200, errorCode: 0 })
  expect(await db.select().from(contactMessages)).toHaveLength(1)
  expect(await db.select().from(outbox)).toEqual([])
})

test.each([
  ['no address', { ...message, email: 'mariam' }],
  ['two addresses', { ...message, email: 'a@b.example,c@d.example' }],
  ['a header in the address', { ...message, email: 'a@b.example\r\nBcc: c@d.example' }],
  ['only spaces', { ...message, message: '   ' }],
  ['a field that is not asked for', { ...message, role: 'admin' }],
])('%s is refused and nothing is saved', async (_name, body) => {
  await using shop = await testShop()
  const reply = await shop.call('POST contact/send-message', { body: body as typeof message })
  expect(reply).toMatchObject({ status: 400, errorCode: 1 })
  expect(await shop.deps.db.select().from(outbox)).toEqual([])
})

test('a line break in a name cannot become a mail header', async () => {
  await using shop = await testShop()
  await shop.call('POST contact/send-message', {
    body: { ...message, name: 'Mariam\r\nBcc: all@example.com' },
  })
  const [stored] = await shop.deps.db.select().from(contactMessages)
  expect(stored?.name).toBe('Mariam Bcc: all@example.com')
})

test('signs that nobody sees turn no subject around, and change no address', async () => {
  await using shop = await testShop()
  await shop.call('POST contact/send-message', {
    body: {
      name: '\u202eMariam\u2066',
      email: 'mari\u200bam@example.com',
      orderNumber: '\u202dRM-1\u2028',
      message: '\u202e‏نعم 👩‍👧\u0000',
    },
  })
  const [stored] = await shop.deps.db.select().from(contactMessages)
  expect(stored).toMatchObject({
    name: 'Mariam',
    email: 'mariam@example.com',
    orderNumber: 'RM-1',
    message: 'نعم 👩‍👧',
  })
  const [posted] = await shop.deps.db.select().from(outbox)
  expect(posted?.data).toMatchObject({ name: 'Mariam', message: 'نعم 👩‍👧' })
})

test('a line break in a phone or an order number is a space', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-mail-'))
  await using shop = await testShop({ dataDir })
  const header = '\r\nBcc: all@example.com\r\n\r\nbody'
  const reply = await shop.call('POST contact/send-message', {
    body: {
      ...message,
      phone: `050${header}`.slice(0, 30),
      orderNumber: `RM-1${header}`.slice(0, 20),
    },
  })
  expect(reply).toMatchObject({ status: 200, errorCode: 0 })
  const [stored] = await shop.deps.db.select().from(contactMessages)
  expect(stored?.phone).toMatch(/^050 Bcc: all@/)
  expect(stored?.orderNumber).toMatch(/^RM-1 Bcc: all@/)
  await shop.runJob('send-messages')
  const [file = ''] = await readdir(join(dataDir, 'emails'))
  const email = await readFile(join(dataDir, 'emails', file), 'utf8')
  expect(email.slice(0, email.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im)
})

test.each([
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example\nBcc:c@d.example',
  'a@b.example,c@d.example',
])('the newsletter is not sent to %j', async (email) => {
  await using shop = await testShop()
  const reply = await shop.call('POST newsletter/subscribe', { body: { email } })
  expect(reply).toMatchObject({ status: 400, errorCode: 1, fields: { email: 'invalid' } })
  expect(await shop.deps.db.select().from(newsletterSubscribers)).toEqual([])
})

test('subscribing twice gets the same answer and is saved once', async () => {
  await using shop = await testShop()
  const first = await shop.call('POST newsletter/subscribe', {
    body: { email: 'hessa@example.com' },
  })
  const second = await shop.call('POST newsletter/subscribe', {
    body: { email: 'hes\u200bsa@example.com\u202e' },
  })
  expect(second.result).toEqual(first.result)
  expect(await shop.deps.db.select().from(newsletterSubscribers)).toHaveLength(1)
})
