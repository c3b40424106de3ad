import { expect, test } from 'vitest'
import { codeChallenges, customers } from '../../db/tables/customers.ts'
import {
  requestCode,
  customerOf,
  resetLimits,
  latestCode,
  readOutbox,
  wrongCode,
} from '../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'

function send(shop: TestShop, contact = email, body = {}) {
  return shop.call('POST identity/send-code', { body: { contact, purpose: 'login', ...body } })
}

function check(shop: TestShop, challengeId: string, code: string) {
  return shop.guest().call('POST identity/check-code', { body: { challengeId, code } })
}

const refused = { status: 200, errorCode: 102 }

test('a right code of an unknown contact leads to registration, and the account is in', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, { name: '  Mariam \u202eSaeed ' })
  expect(customer.login.customer).toEqual({ _id: customer.customerId, name: 'Mariam Saeed', email })
  expect(customer.login.refreshToken).toBeNull()
  const { result } = await customer.call('GET account/get-profile')
  expect(result).toMatchObject({ email, phone: null, language: 'en', hasPassword: false })
})

test('a right code of a known contact logs in, with digits of any script', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const { challengeId, code } = await requestCode(shop, email)
  const arabic = code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  const reply = await check(shop, challengeId, ` ${arabic.slice(0, 2)}-${arabic.slice(2)}`)
  expect(reply.result).toMatchObject({
    next: 'logged-in',
    login: { customer: { _id: customer.customerId } },
    ticket: null,
  })
})

test('one contact in any writing is one account', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  for (const written of [
    'Mariam@EXAMPLE.com',
    ' mariam@example.com',
    'ｍariam@example.com',
    'mariam\u200b@example.com',
    '\ufeffmari\u200dam@example.com\u202e',
  ]) {
    await resetLimits(shop)
    const { result } = await send(shop, written)
    const { code } = await latestCode(shop, email)
    expect((await check(shop, result.challengeId, code)).result.next).toBe('logged-in')
  }
  for (const written of ['050 123 4567', '+971-50-123-4567', '00971501234567', '٠٥٠١٢٣٤٥٦٧']) {
    await resetLimits(shop)
    expect(await send(shop, written)).toMatchObject({ errorCode: 0, result: { channel: 'sms' } })
  }
  const texts = await readOutbox(shop, '+971501234567')
  expect(texts).toHaveLength(4)
  expect(await shop.deps.db.$count(customers)).toBe(1)
})

test('no caller learns whether an account exists: the answer is the same, and a code is sent in every case', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await resetLimits(shop)
  for (const purpose of ['login', 'password'] as const) {
    await resetLimits(shop)
    const [known, unknown] = [
      await send(shop, email, { purpose }),
      await send(shop, 'nobody@example.com', { purpose }),
    ]
    const shape = ({ status, errorCode, message, result }: typeof known) => ({
      status,
      errorCode,
      message,
      result: { ...result, challengeId: result.challengeId.replaceAll(/[0-9a-f]/g, 'x') },
    })
    expect(shape(known)).toEqual(shape(unknown))
    const [toKnown, toUnknown] = [
      await readOutbox(shop, email),
      await readOutbox(shop, 'nobody@example.com'),
    ]
    expect(toUnknown[0]?.subject?.replace(/\d+/, '')).toBe(toKnown[0]?.subject?.replace(/\d+/, ''))
  }
})

test('a code is tried three times, whatever comes at once, and then the right one is refused too', async () => {
  await using shop = await testShop()
  const { challengeId, code } = await requestCode(shop, email)
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, by) => check(shop, challengeId, wrongCode(code, by + 1))),
  )
  expect(replies.map(({ errorCode }) => errorCode).toSorted()).toEqual([
    102,
    102,
    ...Array(48).fill(116),
  ])
  const { rows } = await shop.deps.pool.query('select attempts from code_challenges')
  expect(rows).toEqual([{ attempts: 3 }])
  expect(await check(shop, challengeId, code)).toMatchObject({ status: 200, errorCode: 116 })
  // Only this challenge is stopped, and a wrong code gets the same answer as the right one.
  expect(await check(shop, challengeId, wrongCode(code))).toMatchObject({ errorCode: 116 })
  const other = await requestCode(shop, email)
  expect(await check(shop, other.challengeId, other.code)).toMatchObject({ errorCode: 0 })
})

test('a right code among many at once lets one in', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  const { challengeId, code } = await requestCode(shop, email)
  const replies = await Promise.all([1, 2, 3].map(() => check(shop, challengeId, code)))
  expect(replies.map(({ errorCode }) => errorCode).toSorted()).toEqual([0, 102, 102])
})

test('used, over, replaced, of another purpose or challenge: one and the same refusal', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const used = await requestCode(shop, email)
  await check(shop, used.challengeId, used.code)
  expect(await check(shop, used.challengeId, used.code)).toMatchObject(refused)

  const replaced = await requestCode(shop, email)
  await resetLimits(shop)
  await send(shop, email, { challengeId: replaced.challengeId })
  expect(await check(shop, replaced.challengeId, replaced.code)).toMatchObject(refused)

  await resetLimits(shop)
  const toDelete = await customer.call('POST account/send-delete-code', { body: {} })
  const { code } = await latestCode(shop, email)
  expect(await check(shop, toDelete.result.challengeId, code)).toMatchObject(refused)
  expect(await check(shop, '0'.repeat(32), code)).toMatchObject(refused)

  shop.setClock('2026-11-21T08:00:00Z')
  const late = await requestCode(shop, email)
  shop.setClock('2026-11-21T08:05:00Z')
  expect(await check(shop, late.challengeId, late.code)).toMatchObject(refused)
})

test('a code that someone else requests does not invalidate the one that is on its way', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  const mine = await requestCode(shop, email)
  await requestCode(shop, email)
  expect((await check(shop, mine.challengeId, mine.code)).errorCode).toBe(0)
})

test('the digits stand in no table', async () => {
  await using shop = await testShop()
  const { code, secret } = await requestCode(shop, email)
  const { rows } = await shop.deps.pool.query<{ row: string }>(
    `select row_to_json(c)::text as row from code_challenges c
     union all select row_to_json(o)::text from outbox o`,
  )
  expect(rows).toHaveLength(2)
  for (const { row } of rows) {
    expect(row).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`))
    expect(row).not.toContain(secret)
  }
})

test('where wrong codes were tried, the link beside the longer code works once', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await resetLimits(shop)
  for (const [minute, tries] of [
    [0, 3],
    [1, 2],
  ] as const) {
    shop.setClock(`2026-11-21T08:0${minute}:00Z`)
    const { result } = await send(shop)
    const { code } = await latestCode(shop, email)
    for (let number = 1; number <= tries; number++) {
      await check(shop, result.challengeId, wrongCode(code, number))
    }
  }
  shop.setClock('2026-11-21T08:02:00Z')
  const { result } = await send(shop)
  const { secret } = await latestCode(shop, email)
  expect(result.digits).toBe(8)
  expect(await check(shop, result.challengeId, 'f'.repeat(64))).toMatchObject(refused)
  expect((await check(shop, result.challengeId, secret)).result.next).toBe('logged-in')
  expect(await check(shop, result.challengeId, secret)).toMatchObject(refused)
})

test('input that is not a contact is refused as malformed', async () => {
  await using shop = await testShop()
  for (const contact of ['mariam', 'a@b', '12345', 'a@b.example\r\nBcc: c@d.example']) {
    expect(await send(shop, contact)).toMatchObject({
      status: 400,
      fields: { contact: 'malformed' },
    })
  }
  expect(await shop.deps.db.$count(codeChallenges)).toBe(0)
})
