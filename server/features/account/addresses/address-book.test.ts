import { maxAddresses } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { customerOf, type TestCustomer } from '../../../test/identity-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const address = {
  type: 'home' as 'home' | 'work' | 'other',
  name: '',
  country: 'AE',
  state: 'Dubai',
  district: 'Jumeirah 1',
  city: '',
  addressLineOne: 'Street 12, villa 4',
  addressLineTwo: '',
  zipCode: '',
  phone: '050 123 4567',
  alternateNumber: '',
  landmark: '',
  email: '',
}

function save(
  customer: TestCustomer,
  change: Partial<typeof address> = {},
  more: { addressId?: string; isDefault?: boolean } = {},
) {
  return customer.call('POST address/save-address', {
    body: { address: { ...address, ...change }, ...more },
  })
}

const linesOf = ({ result }: Awaited<ReturnType<typeof save>>) =>
  result.map((one) => [one.address.addressLineOne, one.isDefault])

test('a saved address is normalised, and missing parts are taken from the profile', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const { result } = await save(customer, {
    state: 'دبي',
    landmark: 'Near  the \u202emosque',
    phone: '٠٥٠١٢٣٤٥٦٧',
  })
  expect(result).toMatchObject([
    {
      isDefault: true,
      address: {
        name: 'Mariam Saeed',
        email: 'mariam@example.com',
        phone: '+971501234567',
        state: 'Dubai',
        landmark: 'Near the mosque',
      },
    },
  ])
  const addressId = result[0]?.addressId ?? ''
  const one = await customer.call('GET address/get-address/{addressId}', { params: { addressId } })
  expect(one.result).toEqual(result[0])
})

test('the first is the default until another one is, and one is always', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  shop.setClock('2026-11-21T08:00:00Z')
  await save(customer, { addressLineOne: 'one' })
  shop.setClock('2026-11-21T08:01:00Z')
  await save(customer, { addressLineOne: 'two' })
  shop.setClock('2026-11-21T08:02:00Z')
  const three = await save(customer, { addressLineOne: 'three' })
  expect(linesOf(three)).toEqual([
    ['one', true],
    ['three', false],
    ['two', false],
  ])
  const two = three.result[2]?.addressId ?? ''
  const chosen = await customer.call('POST address/set-default-address', {
    body: { addressId: two },
  })
  expect(linesOf(chosen)[0]).toEqual(['two', true])
  const changed = await save(customer, { addressLineOne: 'two b' }, { addressId: two })
  expect(linesOf(changed)[0]).toEqual(['two b', true])
  const gone = await customer.call('POST address/remove-address', { body: { addressId: two } })
  expect(linesOf(gone)).toEqual([
    ['three', true],
    ['one', false],
  ])
  expect(
    await customer.call('POST address/remove-address', { body: { addressId: two } }),
  ).toMatchObject({
    status: 404,
    errorCode: 114,
  })
  const newest = await save(customer, { addressLineOne: 'four' }, { isDefault: true })
  expect(newest.result.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  expect(linesOf(newest)[0]).toEqual(['four', true])
})

test('many that are saved at once leave one default, and no more than there is room for', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const replies = await Promise.all(
    Array.from({ length: maxAddresses + 4 }, () => save(customer, {}, { isDefault: true })),
  )
  expect(replies.filter(({ errorCode }) => errorCode === 115)).toHaveLength(4)
  const { result } = await customer.call('GET address/list-addresses')
  expect(result).toHaveLength(maxAddresses)
  expect(result.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test.each([
  [{ district: '' }, { 'address.district': 'required' }],
  [{ state: 'Paris' }, { 'address.state': 'not_offered' }],
  [{ phone: '12345678' }, { 'address.phone': 'malformed' }],
  [{ phone: '' }, { 'address.phone': 'required' }],
  [{ alternateNumber: '+97100' }, { 'address.alternateNumber': 'malformed' }],
  [{ email: 'mariam' }, { 'address.email': 'malformed' }],
  [{ country: 'United' }, { 'address.country': 'invalid' }],
  [{ customer_id: 'x' }, { 'address.customer_id': 'unknown' }],
])('an address with %o is refused at its field', async (change, fields) => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  expect(await save(customer, change as never)).toMatchObject({ status: 400, errorCode: 1, fields })
  expect((await customer.call('GET address/list-addresses')).result).toEqual([])
})
