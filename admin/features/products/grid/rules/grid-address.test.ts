import { expect, test } from 'vitest'
import { gridOfFilter, gridOfIds, readExcept, readIds } from './grid-address.ts'

test('ids stand in the address as they are read again', () => {
  expect(gridOfIds(['noor', 'layla'])).toBe('/products/grid?ids=noor,layla')
  expect(readIds('noor,layla,noor,,UPPER,a b')).toEqual(['noor', 'layla'])
  expect(readIds('a,b,c', 2)).toEqual(['a', 'b'])
  expect(readIds(null)).toEqual([])
})

test('a filter stands in the address with what is left out of it', () => {
  const filter = { state: 'draft', q: 'نور', type: undefined, untranslated: true }
  const address = gridOfFilter(filter, ['noor', 'dana'])
  const search = new URLSearchParams(address.split('?')[1])
  expect(Object.fromEntries(search)).toEqual({
    state: 'draft',
    q: 'نور',
    untranslated: 'true',
    except: 'noor,dana',
  })
  expect(readExcept(search.get('except'))).toEqual(new Set(['noor', 'dana']))
  expect(gridOfFilter({}, [])).toBe('/products/grid?')
})
