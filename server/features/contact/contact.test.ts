import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactMessages, newsletterSubscribers, outbox } from '../../db/tables/messages.ts'
import { testShop } from '../../test/test-shop.ts'

const message = { name: 'Mariam', email: 'Mariam@Example.com', message: 'Do you sew for children?' }

test('a message is kept, and reaches the house as one email', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-mail-'))
  await using shop = await testShop({ dataDir })
  const reply = await shop.call('POST contact/send-message', { body: message })
  expect(reply).toMatchObject({ status: 200, errorCode: 0 })
  const [kept] = await shop.deps.db.select().from(contactMessages)
  expect(kept).toMatchObject({ name: 'Mariam', email: 'mariam@example.com' })
  expect(shop.woken).toEqual(['send-messages'])

  await shop.runJob('send-messages')
  await shop.runJob('send-messages')
  const files = await readdir(join(dataDir, 'emails'))
  expect(files).toHaveLength(1)
  const email = await readFile(join(dataDir, 'emails', files[0] as string), 'utf8')
  expect(email).toContain('To: hello@rimal.example')
  expect(email).toContain('Reply-To: mariam@example.com')
})

test.each([
  ['no address', { ...message, email: 'mariam' }],
  ['two addresses', { ...message, email: 'a@b.example,c@d.example' }],
  ['a header in the address', { ...message, email: 'a@b.example\r\nBcc: c@d.example' }],
  ['only spaces', { ...message, message: '   ' }],
  ['a field that is not asked for', { ...message, role: 'admin' }],
])('%s is refused and nothing is kept', async (_name, body) => {
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
  const [kept] = await shop.deps.db.select().from(contactMessages)
  expect(kept?.name).toBe('Mariam Bcc: all@example.com')
})

test('subscribing twice is answered alike and kept once', async () => {
  await using shop = await testShop()
  const body = { email: 'hessa@example.com' }
  const first = await shop.call('POST newsletter/subscribe', { body })
  const second = await shop.call('POST newsletter/subscribe', { body })
  expect(second.result).toEqual(first.result)
  expect(await shop.deps.db.select().from(newsletterSubscribers)).toHaveLength(1)
})
