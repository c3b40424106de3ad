import { expect, test } from 'vitest'
import { emptyAddress, fillFrom } from './filled.ts'
import { withProposedCountry } from './proposed-country.ts'

const filled = fillFrom({ draft: {}, mirror: {}, country: 'AE' })
const contact = (phone: string) => ({ ...filled.contact, phone })

test('a calling code proposes its country', () => {
  const { address } = withProposedCountry(contact('+966 5'), { checkout: { draft: {} }, filled })
  expect(address?.country).toBe('SA')
})

test.each([
  ['a code that is the same country', '+971 5', {}],
  ['a code of several countries', '+1 5', {}],
  ['no number yet', '', {}],
  ['an address with another country', '+966 5', { address: emptyAddress('AE') }],
])('%s changes nothing', (_, phone, draft) => {
  expect(withProposedCountry(contact(phone), { checkout: { draft }, filled })).toEqual({
    contact: contact(phone),
  })
})
