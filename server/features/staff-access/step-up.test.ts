import { api } from '@rimal/contract/api'
import type { Endpoint } from '@rimal/contract/endpoint'
import { errors } from '@rimal/contract/errors'
import type { StaffRole } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { sendInput } from '../../test/access/send.ts'
import { addProduct, putInCart } from '../../test/fixtures.ts'
import { bearer, customerOf } from '../../test/identity-fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  type OrderBody,
  placeOrder,
  press,
  readOrder,
  seenTotal,
} from '../../test/order-fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'
import { openProvedSession } from './sessions/open-staff-session.ts'
import { updateSession } from './staff-sessions.sql.ts'

const proofNeeded = errors.proof_needed.number
const withProof = Object.values<Endpoint>(api).filter(({ proof }) => proof)

/** A member of staff in the session of a browser, who proved the second factor now. */
async function browserOf(shop: TestShop, role: StaffRole = 'owner') {
  const { staffId, guest } = await staffOf(shop, { role })
  const opening = { staffId, agent: undefined, now: shop.deps.clock() }
  const { token, sessionId } = await openProvedSession(shop.deps.db, opening)
  const headers = bearer(token)
  return {
    me: { ...guest, headers },
    call: ((address, input) => guest.call(address, { ...input, headers })) as typeof guest.call,
    prove: () => updateSession(shop.deps.db, sessionId, { provedAt: shop.deps.clock() }),
  }
}

test('exports, roles, invitations, settings, own factors and sessions need the second factor again', () => {
  expect(withProof.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'staff/export-customer',
      'staff/erase-customer',
      'staff/invite-staff',
      'staff/end-invitation',
      'staff/change-role',
      'staff/remove-staff',
      'staff/save-settings',
      'staff/change-setting',
      'staff/reset-setting',
      'staff/decide-refund',
      'staff/change-password',
      'staff/renew-recovery-codes',
      'staff/start-passkey',
      'staff/add-passkey',
      'staff/remove-passkey',
      'staff/start-app',
      'staff/change-app',
      'staff/end-session',
    ]),
  )
})

test('each of these calls is refused ten minutes after the last proof, before anything is read of it', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const { me, prove } = await browserOf(shop)
  const answers = async () => {
    const codes: Record<string, number> = {}
    for (const { method, path } of withProof) {
      const params = Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '%20']),
      )
      const input = { params, query: { junk: '1' }, body: { junk: 1 } }
      codes[path] = (await sendInput(shop, `${method} ${path}`, input, me)).errorCode
    }
    return codes
  }
  shop.setClock(later(11))
  for (const [path, code] of Object.entries(await answers())) {
    expect({ path, code }).toEqual({ path, code: proofNeeded })
  }
  await prove()
  expect(Object.values(await answers())).not.toContain(proofNeeded)
})

test('a refund above the limit needs the second factor again, and a smaller one does not', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  const order = async (id: string, price: number) => {
    const product = await addProduct(shop.deps.db, { id, price })
    const { guest, total } = await buyer(shop, product)
    const { result } = await placeOrder({ guest, total })
    await press(shop, result.paymentToken, 'approve')
    return result.orderNumber
  }
  const [small, large] = [await order('try-a', 9_500), await order('try-b', 20_000)]
  const { call, prove } = await browserOf(shop)
  const seller = await browserOf(shop, 'sales')
  shop.setClock(later(11))
  const refund = (by: typeof call, orderNumber: string) =>
    by('POST staff/refund-order', {
      body: {
        orderNumber,
        key: `refund-${orderNumber}`,
        lines: [{ position: 0, quantity: 1 }],
        reason: 'goodwill',
      },
    })
  expect((await refund(call, small)).result.state).toBe('approved')
  expect((await refund(call, large)).errorCode).toBe(proofNeeded)
  // Who asks an owner for a large refund proves the second factor as well, and so does the owner who decides.
  expect((await refund(seller.call, large)).errorCode).toBe(proofNeeded)
  await seller.prove()
  const { result } = await refund(seller.call, large)
  expect(result.state).toBe('requested')
  const decide = () =>
    call('POST staff/decide-refund', { body: { refundId: result.refundId, approved: true } })
  expect((await decide()).errorCode).toBe(proofNeeded)
  await prove()
  expect((await decide()).result.state).toBe('approved')
})

/** Places a paid order of two units at 95 dirhams, for a shop with a limit of 100 and its staff without a recent proof. */
async function orderAboveLimit(shop: TestShop, changes: Partial<OrderBody> = {}) {
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 9_500 })
  const { guest } = await buyer(shop, product)
  await putInCart(guest, product)
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) }, changes)
  await press(shop, result.paymentToken, 'approve')
  const { lines } = await readOrder(shop, result.orderToken)
  const [owner, seller] = [await browserOf(shop), await browserOf(shop, 'sales')]
  shop.setClock(later(11))
  return { orderNumber: result.orderNumber, lineId: lines[0]?.id ?? '', owner, seller }
}

const ownerNeeded = errors.refund_needs_owner.number

test('a cancellation that returns more than the limit needs the second factor and an owner, as a refund does', async () => {
  await using shop = await testShop()
  const { orderNumber, owner, seller } = await orderAboveLimit(shop)
  const cancel = ({ call }: typeof owner) =>
    call('POST staff/cancel-order', { body: { orderNumber, reason: 'asked_by_customer' } })
  expect((await cancel(seller)).errorCode).toBe(proofNeeded)
  await seller.prove()
  expect((await cancel(seller)).errorCode).toBe(ownerNeeded)
  expect((await cancel(owner)).errorCode).toBe(proofNeeded)
  await owner.prove()
  expect((await cancel(owner)).result.status).toBe('cancelled')
  expect((await cancel(owner)).errorCode).toBe(0)
})

test('cancelled units count towards the limit of the day, and the same request counts once', async () => {
  await using shop = await testShop()
  const { orderNumber, lineId, owner, seller } = await orderAboveLimit(shop)
  const cancelUnit = ({ call }: typeof owner, key: string) =>
    call('POST staff/cancel-order-lines', {
      body: { orderNumber, key, lines: [{ lineId, quantity: 1 }], reason: 'out_of_stock' },
    })
  expect((await cancelUnit(seller, 'first-unit')).errorCode).toBe(0)
  expect((await cancelUnit(seller, 'first-unit')).errorCode).toBe(0)
  expect((await cancelUnit(seller, 'second-unit')).errorCode).toBe(proofNeeded)
  await seller.prove()
  expect((await cancelUnit(seller, 'second-unit')).errorCode).toBe(ownerNeeded)
  await owner.prove()
  expect((await cancelUnit(owner, 'second-unit')).result.status).toBe('cancelled')
})

test('a cancellation that releases an authorised payment above the limit needs the same', async () => {
  await using shop = await testShop()
  const given = await orderAboveLimit(shop, { paymentMethod: 'pay_in_4' })
  const { orderNumber, owner, seller } = given
  expect(await count(shop, 'payment_ledger', "kind = 'capture'")).toBe(0)
  const cancel = ({ call }: typeof owner) =>
    call('POST staff/cancel-order', { body: { orderNumber, reason: 'asked_by_customer' } })
  await seller.prove()
  expect((await cancel(seller)).errorCode).toBe(ownerNeeded)
  await owner.prove()
  expect((await cancel(owner)).result.status).toBe('cancelled')
})

test('what was refunded before a cancellation counts once towards the limit of the day', async () => {
  await using shop = await testShop()
  const { orderNumber, seller } = await orderAboveLimit(shop)
  await saveSetting(shop.deps.db, 'refundLimit', 30_000)
  const { result: left } = await seller.call('GET staff/preview-refund', { query: { orderNumber } })
  const refunded = await seller.call('POST staff/refund-order', {
    body: {
      orderNumber,
      key: 'all-of-it',
      lines: [{ position: 0, quantity: 2 }],
      ...(left.delivery > 0 ? { delivery: left.delivery } : {}),
      reason: 'goodwill',
    },
  })
  expect(refunded.result).toMatchObject({ state: 'approved', amount: left.most })
  const cancelled = await seller.call('POST staff/cancel-order', {
    body: { orderNumber, reason: 'asked_by_customer' },
  })
  expect(cancelled.result.status).toBe('cancelled')
  const { rows } = await shop.deps.pool.query('select sum(amount)::int as sum from staff_payouts')
  expect(rows).toEqual([{ sum: left.most }])
})

test('before a cancellation staff see whether only an owner may do it', async () => {
  await using shop = await testShop()
  const { orderNumber, owner, seller } = await orderAboveLimit(shop)
  const preview = async ({ call }: typeof owner) =>
    (await call('GET staff/preview-cancellation', { query: { orderNumber } })).result
  expect(await preview(seller)).toEqual({ needsOwner: true })
  expect(await preview(owner)).toEqual({ needsOwner: false })
  await saveSetting(shop.deps.db, 'refundLimit', 30_000)
  expect(await preview(seller)).toEqual({ needsOwner: false })
  expect(await count(shop, 'staff_payouts')).toBe(0)
})

test('a cancellation that returns nothing needs no second factor', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 20_000 })
  const { result } = await placeOrder(await buyer(shop, product), {
    paymentMethod: 'cash_on_delivery',
  })
  const { call } = await browserOf(shop, 'sales')
  shop.setClock(later(11))
  const { orderNumber } = result
  const body = { orderNumber, reason: 'asked_by_customer' } as const
  expect((await call('POST staff/cancel-order', { body })).result.status).toBe('cancelled')
})

test('store credit above the limit needs the second factor again', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  await customerOf(shop, { email: 'mariam@example.com', name: 'Mariam' })
  const { call, prove } = await browserOf(shop)
  shop.setClock(later(11))
  const grant = (amount: number) =>
    call('POST staff/grant-credit', {
      body: {
        contact: 'mariam@example.com',
        key: `grant-of-${amount}`,
        amount,
        currency: 'AED',
        reason: 'goodwill',
      },
    })
  expect((await grant(10_000)).errorCode).toBe(0)
  expect((await grant(10_001)).errorCode).toBe(proofNeeded)
  await prove()
  expect((await grant(10_001)).errorCode).toBe(0)
})

test('store credit of an owner needs the second factor again once the sum of the day passes the limit', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  await customerOf(shop, { email: 'mariam@example.com', name: 'Mariam' })
  const { call, prove } = await browserOf(shop)
  shop.setClock(later(11))
  const body = { contact: 'mariam@example.com', currency: 'AED', reason: 'goodwill' } as const
  const grant = (key: string, amount: number) =>
    call('POST staff/grant-credit', { body: { ...body, key: `grant-${key}`, amount } })
  expect((await grant('one', 6_000)).errorCode).toBe(0)
  expect((await grant('two', 4_000)).errorCode).toBe(0)
  expect((await grant('three', 1)).errorCode).toBe(proofNeeded)
  // The same grant again pays out nothing more.
  expect((await grant('two', 4_000)).errorCode).toBe(0)
  await prove()
  expect((await grant('three', 1)).errorCode).toBe(0)
  expect((await grant('four', 90_000)).errorCode).toBe(0)
})

test('two payouts of an owner at once are counted one after the other', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  const customers = ['mariam@example.com', 'noura@example.com']
  for (const email of customers) await customerOf(shop, { email, name: 'Mariam' })
  const { call } = await browserOf(shop)
  shop.setClock(later(11))
  const replies = await Promise.all(
    customers.map((contact) =>
      call('POST staff/grant-credit', {
        body: {
          contact,
          key: `grant-${contact.slice(0, 5)}`,
          amount: 6_000,
          currency: 'AED',
          reason: 'goodwill',
        },
      }),
    ),
  )
  const codes = replies.map(({ errorCode }) => errorCode)
  expect(codes.toSorted((one, two) => one - two)).toEqual([0, proofNeeded])
})
