import { expect, test } from 'vitest'
import type { TestGuest } from '../../test/fixtures.ts'
import { customerOf, loginOf } from '../../test/identity-fixtures.ts'
import { at, dropShop, enter, join } from '../../test/shops/drop-shop.ts'

const email = 'mariam@example.com'

/** A drop with a customer, a guest in another browser, and a stranger before both, who is the first to be let in. */
async function dropWithTwo() {
  const given = await dropShop()
  const customer = await customerOf(given.shop, { email })
  await join(given.shop.guest())
  return { ...given, customer, guest: given.shop.guest() }
}

type Given = Awaited<ReturnType<typeof dropWithTwo>>

/** Lets both join, one after the other, logs the guest in, and returns the place that is left. */
async function placeAfterLogin(
  { shop, guest }: Given,
  order: Pick<TestGuest, 'call'>[],
  meanwhile?: () => Promise<unknown>,
) {
  for (const who of order) await join(who)
  await meanwhile?.()
  const login = await loginOf(shop, email, guest)
  return { login, ...(await join(login)) }
}

test('the customer keeps the place of the guest where it is the better one', async () => {
  await using given = await dropWithTwo()
  const { shop, guest, customer } = given
  const numbered = () => {
    shop.setClock(at(1))
    return join(shop.guest())
  }
  expect(await placeAfterLogin(given, [guest, customer], numbered)).toMatchObject({ place: 2 })
})

test('the customer keeps the own place where it is the better one', async () => {
  await using given = await dropWithTwo()
  const { shop, guest, customer } = given
  const numbered = () => {
    shop.setClock(at(1))
    return join(shop.guest())
  }
  expect(await placeAfterLogin(given, [customer, guest], numbered)).toMatchObject({ place: 2 })
})

test('an admission of the guest is better than a place of the customer with a lower number', async () => {
  await using given = await dropWithTwo()
  const { shop, guest, customer } = given
  const admitThem = async () => {
    shop.setClock(at(10))
    await join(guest)
    await enter(guest)
  }
  const { login, place } = await placeAfterLogin(given, [customer, guest], admitThem)
  expect(place).toBe(3)
  expect((await enter(login)).result.until).toBe(at(610))
})

test('an admission of the customer is better than a place of the guest with a lower number', async () => {
  await using given = await dropWithTwo()
  const { shop, guest, customer } = given
  const admitThem = async () => {
    shop.setClock(at(10))
    await join(customer)
    await enter(customer)
  }
  expect(await placeAfterLogin(given, [guest, customer], admitThem)).toMatchObject({ place: 3 })
})

test('a place that waits is better than an admission that has ended', async () => {
  await using given = await dropWithTwo()
  const { shop, guest, customer } = given
  await join(customer)
  shop.setClock(at(10))
  await join(customer)
  await enter(customer)
  shop.setClock(at(700))
  const numbered = () => {
    shop.setClock(at(702))
    return join(guest)
  }
  expect(await placeAfterLogin(given, [guest], numbered)).toMatchObject({ place: 3 })
})
