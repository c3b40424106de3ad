import { expect, test } from 'vitest'
import { readReturnsView, returnsAddress } from './returns-view.ts'

const view = (address: string) => readReturnsView(new URLSearchParams(address))

test('the list begins with the returns to answer, the longest waiting first', () => {
  expect(view('')).toMatchObject({
    tab: 'to_answer',
    query: { list: 'to_answer', sort: 'waiting' },
  })
  expect(view('list=ended').query).toEqual({ list: 'ended', sort: 'newest' })
})

test('a search and an order look in all returns, unless a list is chosen', () => {
  expect(view('q=mariam').query).toEqual({ q: 'mariam', sort: 'newest' })
  expect(view('order=RM-20401').query).toEqual({ orderNumber: 'RM-20401', sort: 'newest' })
  expect(view('q=mariam&list=to_decide').query).toMatchObject({ list: 'to_decide', q: 'mariam' })
})

test('filters come from the address, and what is unknown there counts as not chosen', () => {
  expect(view('list=all&kind=claim&reason=damaged&late=yes&sort=due&cursor=abc').query).toEqual({
    kind: 'claim',
    reason: 'damaged',
    overdue: true,
    sort: 'due',
    cursor: 'abc',
  })
  expect(view('list=lost&kind=gift&reason=mood&late=no&sort=size').query).toEqual({
    list: 'to_answer',
    sort: 'waiting',
  })
})

test('another list has the search of this one', () => {
  expect(returnsAddress(view('q=RT-1041&kind=claim'), 'decided')).toBe(
    '/returns?list=decided&q=RT-1041',
  )
})
