import { listColumns } from '@rimal/contract/staff/lists/list-columns'
import { expect, test } from 'vitest'
import { addressOfView, isChanged, isChosenColumn, lookOf, searchOf } from './list-look.ts'

const address = (text: string) => new URLSearchParams(text)
const view = {
  id: 'v1',
  search: 'method=card&state=placed',
  columns: ['number', 'state'],
  density: 'dense',
} as const

test('a view saves search, filters and sort of an address, in one order', () => {
  expect(searchOf(address('state=placed&cursor=x&method=card&saved=v1&columns=number'))).toBe(
    view.search,
  )
  expect(addressOfView(view)).toBe('?method=card&state=placed&saved=v1')
})

test('the look is that of the address, else of the view, else of the person, else as shipped', () => {
  const own = { columns: ['number', 'total'], density: 'roomy' } as const
  expect(lookOf('orders', { address: address('') }).columns).toEqual(listColumns.orders.shipped)
  expect(lookOf('orders', { address: address(''), own }).columns).toEqual(['number', 'total'])
  expect(lookOf('orders', { address: address(''), own, view })).toEqual({
    columns: ['number', 'state'],
    density: 'dense',
  })
  const asked = address('columns=total,lines,none&density=roomy')
  expect(lookOf('orders', { address: asked, own, view })).toEqual({
    columns: ['number', 'total', 'lines'],
    density: 'roomy',
  })
})

test('a column is chosen if it was added, or if it is among fewer than the shop comes with', () => {
  const shipped = listColumns.orders.shipped
  expect(isChosenColumn('orders', shipped, 'arrival')).toBe(false)
  expect(isChosenColumn('orders', [...shipped, 'payment'], 'payment')).toBe(true)
  expect(isChosenColumn('orders', [...shipped, 'payment'], 'arrival')).toBe(false)
  expect(isChosenColumn('orders', ['number', 'arrival'], 'arrival')).toBe(true)
})

test.each([
  ['state=placed&method=card', false],
  ['method=card&state=placed&cursor=next', false],
  ['method=card&state=placed&columns=number,state', false],
  ['method=card', true],
  ['method=card&state=placed&q=mariam', true],
  ['method=card&state=placed&columns=number', true],
  ['method=card&state=placed&density=roomy', true],
])('the address %s leaves the view: %s', (text, left) => {
  expect(isChanged('orders', address(text), view)).toBe(left)
})
