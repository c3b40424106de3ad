import { maxProfiles } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { customSizes, measurementProfiles } from '../../../db/tables/carts.ts'
import { addProduct, fullSize, productToAdd } from '../../../test/fixtures.ts'
import { customerOf, type TestCustomer } from '../../../test/identity-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { saveProfile } from './profiles.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

function save(
  customer: TestCustomer,
  given: { name: string; profile_id?: string; waist?: number },
) {
  const { name, profile_id, waist = fullSize.waist } = given
  const measurements = { ...fullSize, waist }
  return customer.call('POST measurement-profile/save-profile', {
    body: { name, unit: 'in', measurements, ...(profile_id ? { profile_id } : {}) },
  })
}

async function profilesOf(customer: TestCustomer) {
  return (await customer.call('GET measurement-profile/list-profiles')).result
}

test('measurements are saved under a name, and new ones become the newest in its history', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const { result: me } = await save(customer, { name: '  Me ' })
  expect(me).toMatchObject({ name: 'Me', unit: 'in', measurements: fullSize, source: 'customer' })
  await save(customer, { name: 'My mother', waist: 140 })
  shop.setClock(new Date(Date.now() + 60_000).toISOString())
  const { result: later } = await save(customer, {
    name: 'Me',
    profile_id: me.profileId,
    waist: 138,
  })
  expect(later).toMatchObject({ profileId: me.profileId, measurements: { waist: 138 } })
  expect(later.customSizeId).not.toBe(me.customSizeId)
  expect(await profilesOf(customer)).toMatchObject([
    { name: 'Me', customSizeId: later.customSizeId },
    { name: 'My mother', measurements: { waist: 140 } },
  ])
  const history = await customer.call('GET measurement-profile/list-measurements/{profileId}', {
    params: { profileId: me.profileId },
  })
  expect(history.result).toMatchObject([
    { customSizeId: later.customSizeId, measurements: { waist: 138 } },
    { customSizeId: me.customSizeId, measurements: { waist: fullSize.waist } },
  ])

  const { result: same } = await save(customer, { name: 'I', profile_id: me.profileId, waist: 138 })
  expect(same).toMatchObject({ name: 'I', customSizeId: later.customSizeId })
})

test('each profile of a customer has a different name, and the number of profiles is limited', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const { result: me } = await save(customer, { name: 'Me' })
  const { result: mother } = await save(customer, { name: 'Mother' })
  expect(await save(customer, { name: 'ME' })).toMatchObject({ status: 200, errorCode: 215 })
  const rename = (profile_id: string, name: string) =>
    customer.call('POST measurement-profile/rename-profile', { body: { profile_id, name } })
  expect(await rename(mother.profileId, 'me')).toMatchObject({ errorCode: 215 })
  expect((await rename(me.profileId, 'Mariam')).result).toMatchObject([
    { name: 'Mariam' },
    { name: 'Mother' },
  ])
  expect(await rename(me.profileId, '   ')).toMatchObject({ status: 400, errorCode: 1 })
  expect(await save(customer, { name: 'Odd', waist: 1 })).toMatchObject({ errorCode: 208 })
  for (let count = 2; count < maxProfiles; count += 1) await save(customer, { name: `No ${count}` })
  expect(await save(customer, { name: 'One more' })).toMatchObject({ errorCode: 216 })
})

test('a customer cannot reach the profiles of another customer', async () => {
  await using shop = await testShop()
  const [customer, other] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'o@example.com' }),
  ]
  const { result: me } = await save(customer, { name: 'Me' })
  for (const profile_id of [me.profileId, unknown]) {
    const body = { profile_id }
    const replies = [
      await save(other, { name: 'Me', profile_id }),
      await other.call('POST measurement-profile/rename-profile', { body: { ...body, name: 'x' } }),
      await other.call('POST measurement-profile/remove-profile', { body }),
      await other.call('GET measurement-profile/list-measurements/{profileId}', {
        params: { profileId: profile_id },
      }),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, errorCode: 214 })
  }
  expect(await profilesOf(other)).toEqual([])
  expect(await profilesOf(customer)).toMatchObject([{ name: 'Me', customSizeId: me.customSizeId }])
})

test('a cart line names its profile, and retains its measurements when the profile is deleted', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const customer = await customerOf(shop)
  const { result: me } = await save(customer, { name: 'Me' })
  const body = {
    ...productToAdd(product, { customSizeId: me.customSizeId }),
    user_id: customer.customerId,
  }
  expect(await customer.call('POST cart/add-to-cart', { body })).toMatchObject({ errorCode: 0 })
  const line = async () => (await customer.call('GET guest-cart/get-cart')).result.lines[0]
  expect(await line()).toMatchObject({ profileName: 'Me', measurements: fullSize })

  await save(customer, { name: 'Me', profile_id: me.profileId, waist: 138 })
  expect(await line()).toMatchObject({ profileName: 'Me', measurements: fullSize })
  const remove = { body: { profile_id: me.profileId } }
  expect((await customer.call('POST measurement-profile/remove-profile', remove)).result).toEqual(
    [],
  )
  expect(await line()).toMatchObject({ profileName: null, measurements: fullSize })
  expect(await shop.deps.db.select().from(customSizes)).toHaveLength(1)
})

test('measurements that staff took on a visit become the newest of the profile with that name', async () => {
  await using shop = await testShop()
  const { db, clock } = shop.deps
  const customer = await customerOf(shop)
  const { result: me } = await save(customer, { name: 'Me' })
  const visit = (name: string, waist: number) =>
    shop.deps.transact((tx) =>
      saveProfile(tx, {
        customerId: customer.customerId,
        name,
        unit: 'cm',
        measurements: { ...fullSize, waist },
        source: 'staff',
        at: new Date(clock().getTime() + 60_000),
      }),
    )
  expect(await visit('me', 150)).toMatchObject({ profileId: me.profileId })
  await visit('Daughter', 120)
  expect(await profilesOf(customer)).toMatchObject([
    { name: 'Me', source: 'staff', unit: 'cm', measurements: { waist: 150 } },
    { name: 'Daughter', source: 'staff' },
  ])
  await expect(visit('Daughter', 1)).rejects.toMatchObject({ code: 'measurements_refused' })
  expect(await db.select().from(measurementProfiles)).toHaveLength(2)
})
