import { expect, test } from 'vitest'
import { ordersAddress, readOrdersView } from './orders-view.ts'

const view = (address: string) => readOrdersView(new URLSearchParams(address))

test('the list begins with the open orders, the next promised first', () => {
  expect(view('')).toMatchObject({ tab: 'open', query: { open: true, sort: 'arrival' } })
  expect(view('state=placed').query).toEqual({ status: 'placed', sort: 'arrival' })
})

test('a search looks in all orders, the newest first, unless a status is chosen', () => {
  expect(view('q=mariam')).toMatchObject({ tab: 'all', sort: 'newest' })
  expect(view('q=mariam').query).toEqual({ q: 'mariam', sort: 'newest' })
  expect(view('q=mariam&state=open').query).toEqual({ q: 'mariam', open: true, sort: 'arrival' })
  expect(view('q=mariam&state=shipped').query).toMatchObject({ q: 'mariam', status: 'shipped' })
})

test('filters come from the address, and what is unknown there counts as not chosen', () => {
  expect(view('state=all&method=card&measured=no&sort=total&cursor=abc').query).toEqual({
    paymentMethod: 'card',
    madeToMeasure: false,
    sort: 'total',
    cursor: 'abc',
  })
  expect(view('state=lost&method=gold&measured=maybe&sort=arrival').query).toEqual({
    open: true,
    sort: 'arrival',
  })
  // Ended orders are not sorted by a day that has passed.
  expect(view('state=completed&sort=arrival').sort).toBe('newest')
})

test('another state is of the same customer and search', () => {
  const address = ordersAddress(view('customer=mariam-id&q=RM-1&method=card'), 'placed')
  expect(address).toBe('/orders?state=placed&customer=mariam-id&q=RM-1')
  expect(ordersAddress(view(''), 'all')).toBe('/orders?state=all')
})
