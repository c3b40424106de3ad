import type { Address } from '@rimal/contract/addresses'
import { expect, test } from 'vitest'
import { emptyAddress } from '../../checkout/draft/filled.ts'
import { checkSaved } from './check-saved.ts'

const whole: Address = {
  ...emptyAddress('AE'),
  name: 'Mariam Saeed',
  state: 'Dubai',
  district: 'Jumeirah',
  addressLineOne: 'Al Wasl Road, villa 12',
  phone: '+971505550186',
}

test.each<[Partial<Address>, Record<string, string>]>([
  [{}, {}],
  [{ email: 'mariam@example.com' }, {}],
  [{ email: 'mariam' }, { 'address.email': 'malformed' }],
  [{ name: '' }, { 'address.name': 'required' }],
  [{ phone: '' }, { 'address.phone': 'required' }],
  [{ phone: '+97150555018' }, { 'address.phone': 'missing:1' }],
  [{ district: '' }, { 'address.district': 'required' }],
  [{ alternateNumber: '+9715055501' }, { 'address.alternateNumber': 'missing:2' }],
])('an address with %o has the errors %o', (change, codes) => {
  expect(checkSaved({ ...whole, ...change })).toEqual(codes)
})
