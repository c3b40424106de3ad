import { expect, test } from 'vitest'
import { customerOf, forgetLimits, latestCode, wrongCode } from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'
type Guest = ReturnType<TestShop['guest']>

/** Minutes after eight o'clock. */
function at(shop: TestShop, minutes: number) {
  shop.setClock(new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString())
}

function send(guest: Pick<Guest, 'call'>, contact = email, headers = {}) {
  return guest.call('POST identity/send-code', { body: { contact, purpose: 'login' }, headers })
}

/** Guesses wrongly on a code of its own; how each guess was answered. */
async function guessWrong(shop: TestShop, guest: Guest, tries: number, contact = email) {
  const { result } = await send(guest, contact)
  const { code } = await latestCode(shop, contact)
  const answers: number[] = []
  for (let number = 1; number <= tries; number++) {
    const body = { challengeId: result.challengeId, code: wrongCode(code, number) }
    answers.push((await guest.call('POST identity/check-code', { body })).errorCode)
  }
  return answers
}

async function tryRight(shop: TestShop, guest: Guest, contact = email) {
  const { result } = await send(guest, contact)
  const { code } = await latestCode(shop, contact)
  const body = { challengeId: result.challengeId, code }
  return guest.call('POST identity/check-code', { body })
}

test('a minute passes between two codes, five go out in an hour and ten in a day', async () => {
  await using shop = await testShop()
  at(shop, 0)
  expect((await send(shop)).errorCode).toBe(0)
  shop.setClock('2026-11-21T08:00:20Z')
  const early = await send(shop)
  expect(early).toMatchObject({ status: 429, errorCode: 103, retryAfter: 40 })
  expect(early.headers.get('retry-after')).toBe('40')
  for (const minute of [1, 2, 3, 4]) {
    at(shop, minute)
    expect((await send(shop)).errorCode).toBe(0)
  }
  at(shop, 5)
  expect(await send(shop)).toMatchObject({ errorCode: 104, retryAfter: 55 * 60 })
  for (const minute of [60, 61, 62, 63, 64]) {
    at(shop, minute)
    expect((await send(shop)).errorCode).toBe(0)
  }
  at(shop, 200)
  expect(await send(shop)).toMatchObject({
    status: 429,
    errorCode: 104,
    retryAfter: 24 * 3600 - 200 * 60,
  })
  expect((await send(shop, 'other@example.com')).errorCode).toBe(0)
  at(shop, 24 * 60)
  expect((await send(shop)).errorCode).toBe(0)
})

test('a known and an unknown contact are limited alike, and so are all writings of one', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await forgetLimits(shop)
  at(shop, 0)
  for (const contact of [email, 'nobody@gmail.com']) {
    expect((await send(shop, contact)).errorCode).toBe(0)
    expect(await send(shop, contact)).toMatchObject({ status: 429, errorCode: 103 })
  }
  expect(await send(shop, 'no.body+1@googlemail.com')).toMatchObject({ errorCode: 103 })
  for (const sign of ['\u200b', '\u200d', '\ufeff', '\u202e', '\u3164']) {
    expect(await send(shop, `mar${sign}iam@example.com`)).toMatchObject({ errorCode: 103 })
  }
  expect((await send(shop, '0501234567')).errorCode).toBe(0)
  expect(await send(shop, '+971 50 123 4567')).toMatchObject({ errorCode: 103 })
})

test('codes asked for at once are one', async () => {
  await using shop = await testShop()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(shop)))
  expect(answers.filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
})

test('wrong codes are counted across codes: five in an hour, ten in a day', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await forgetLimits(shop)
  const stranger = shop.guest()
  at(shop, 0)
  expect(await guessWrong(shop, stranger, 3)).toEqual([102, 102, 116])
  at(shop, 1)
  expect(await guessWrong(shop, stranger, 3)).toEqual([102, 102, 105])
  at(shop, 2)
  expect(await tryRight(shop, shop.guest())).toMatchObject({ status: 429, errorCode: 105 })
  at(shop, 60)
  expect(await guessWrong(shop, stranger, 3)).toEqual([102, 102, 116])
  at(shop, 61)
  expect(await guessWrong(shop, stranger, 3)).toEqual([102, 102, 105])
  at(shop, 121)
  expect(await tryRight(shop, shop.guest())).toMatchObject({ errorCode: 105 })
  at(shop, 24 * 60)
  expect((await tryRight(shop, shop.guest())).errorCode).toBe(0)
})

test('a right code makes the count of wrong ones begin anew', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await forgetLimits(shop)
  for (const day of [0, 1, 2, 3]) {
    at(shop, day * 24 * 60)
    expect(await guessWrong(shop, shop.guest(), 2)).toEqual([102, 102])
    at(shop, day * 24 * 60 + 1)
    expect((await tryRight(shop, shop.guest())).errorCode).toBe(0)
  }
})

test('after thirty wrong ones in a row strange devices log in by code no more; she and her password do', async () => {
  await using shop = await testShop()
  const she = await customerOf(shop, { password: 'three blue camels' })
  await forgetLimits(shop)
  for (const day of [0, 1, 2]) {
    for (const minute of [0, 1, 60, 61]) {
      at(shop, day * 24 * 60 + minute)
      await guessWrong(shop, shop.guest(), 3)
    }
  }
  at(shop, 30 * 24 * 60)
  const locked = await tryRight(shop, shop.guest())
  expect(locked).toMatchObject({ status: 429, errorCode: 105 })
  expect(locked.retryAfter).toBeUndefined()
  at(shop, 30 * 24 * 60 + 1)
  expect((await tryRight(shop, she.guest)).errorCode).toBe(0)

  at(shop, 31 * 24 * 60)
  expect(await tryRight(shop, shop.guest())).toMatchObject({ errorCode: 105 })
  const body = { contact: email, password: 'three blue camels' }
  expect((await shop.guest().call('POST identity/log-in', { body })).errorCode).toBe(0)
  at(shop, 31 * 24 * 60 + 1)
  expect((await tryRight(shop, shop.guest())).errorCode).toBe(0)
})

test('a stranger who uses up the codes of a contact leaves its owner hers', async () => {
  await using shop = await testShop()
  const she = await customerOf(shop)
  await forgetLimits(shop)
  for (const minute of [0, 1, 2, 3, 4]) {
    at(shop, minute)
    await send(shop)
  }
  at(shop, 5)
  expect(await send(shop)).toMatchObject({ errorCode: 104 })
  expect((await tryRight(shop, she.guest)).result.next).toBe('logged-in')
  const forged = shop.guest()
  const [id = ''] = (she.guest.cookies.get('device') ?? '').split('.')
  forged.cookies.set('device', `${id}.${'0'.repeat(64)}`)
  expect(await send(forged)).toMatchObject({ errorCode: 104 })
  const otherContact = shop.guest()
  otherContact.cookies.set('device', she.guest.cookies.get('device') ?? '')
  await send(otherContact, 'other@example.com')
  expect(await send(shop, 'other@example.com')).toMatchObject({ errorCode: 103 })
})

test('one address gets ten codes an hour, whatever it says of itself', async () => {
  await using shop = await testShop({ rateLimits: true })
  for (let number = 0; number < 10; number++) {
    const headers = { 'x-forwarded-for': `198.51.100.${number}` }
    expect((await send(shop, `a${number}@example.com`, headers)).errorCode).toBe(0)
  }
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  expect(await send(shop, 'b@example.com', headers)).toMatchObject({ status: 429, errorCode: 104 })
})

test('behind a proxy that is believed, it is the caller who is counted, and the network around her', async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  const ask = (ip: string, contact: string) => send(shop, contact, { 'x-forwarded-for': ip })
  for (let number = 0; number < 10; number++) await ask('198.51.100.1', `a${number}@example.com`)
  expect(await ask('198.51.100.1', 'b@example.com')).toMatchObject({ errorCode: 104 })
  expect((await ask('198.51.100.2', 'b@example.com')).errorCode).toBe(0)
  await shop.deps.pool.query('update limit_counters set count = 60 where count = 11')
  expect(await ask('198.51.100.3', 'c@example.com')).toMatchObject({ errorCode: 104 })
  expect((await ask('203.0.113.1', 'c@example.com')).errorCode).toBe(0)
})

test('numbers that differ in their end only share ten codes an hour', async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  const ask = (number: number) =>
    send(shop, `+97150123${4000 + number}`, { 'x-forwarded-for': `198.51.${number}.1` })
  for (let number = 0; number < 10; number++) expect((await ask(number)).errorCode).toBe(0)
  expect(await ask(10)).toMatchObject({ status: 429, errorCode: 104 })
})

test('one guess at each of many accounts makes strange devices wait, and known ones not', async () => {
  await using shop = await testShop()
  const she = await customerOf(shop)
  await forgetLimits(shop)
  at(shop, 0)
  for (let number = 0; number < 60; number++) {
    await guessWrong(shop, shop.guest(), 1, `a${number}@example.com`)
  }
  expect(await tryRight(shop, shop.guest(), 'b@example.com')).toMatchObject({ errorCode: 105 })
  expect((await tryRight(shop, she.guest)).result.next).toBe('logged-in')
  at(shop, 60)
  expect((await tryRight(shop, shop.guest(), 'c@example.com')).errorCode).toBe(0)
})

test('where many wrong codes are usual, more of them are borne', async () => {
  await using shop = await testShop()
  at(shop, 0)
  await shop.deps.pool.query(
    `insert into limit_counters select 'wrong-codes:usual-' || n, 40, '2026-11-28' from generate_series(1, 100) n`,
  )
  await shop.deps.pool.query(
    `insert into limit_counters values ('wrong-codes:2026-11-21T08', 119, '2026-11-28')`,
  )
  expect((await tryRight(shop, shop.guest(), 'a@example.com')).errorCode).toBe(0)
  await guessWrong(shop, shop.guest(), 1, 'b@example.com')
  expect(await tryRight(shop, shop.guest(), 'c@example.com')).toMatchObject({ errorCode: 105 })
})

test('no text message goes to a landline, another country, or a number that nobody has', async () => {
  await using shop = await testShop()
  for (const number of ['+97143550132', '+447911123456', '+12025550123']) {
    expect(await send(shop, number)).toMatchObject({ status: 200, errorCode: 106 })
  }
  expect((await send(shop, '+971501234')).status).toBe(400)
  const { rows } = await shop.deps.pool.query('select from outbox')
  expect(rows).toEqual([])
})

test('in production codes go to phones only where somebody sends them', async () => {
  await using shop = await testShop({ production: true })
  expect(await send(shop, '+971501234567')).toMatchObject({ status: 200, errorCode: 106 })
  expect((await send(shop, email)).errorCode).toBe(0)
})
