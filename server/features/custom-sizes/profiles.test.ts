import { maxProfiles } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { customSizes, measurementProfiles } from '../../db/tables/carts.ts'
import { addProduct, fullSize, pieceToAdd } from '../../test/fixtures.ts'
import { customerOf, type TestCustomer } from '../../test/identity-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { saveProfile } from './profiles.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

function keep(she: TestCustomer, given: { name: string; profile_id?: string; waist?: number }) {
  const { name, profile_id, waist = fullSize.waist } = given
  const measurements = { ...fullSize, waist }
  return she.call('POST measurement-profile/save-profile', {
    body: { name, unit: 'in', measurements, ...(profile_id ? { profile_id } : {}) },
  })
}

async function profilesOf(she: TestCustomer) {
  return (await she.call('GET measurement-profile/list-profiles')).result
}

test('figures are kept under a name, and new ones become the newest of its history', async () => {
  await using shop = await testShop()
  const she = await customerOf(shop)
  const { result: me } = await keep(she, { name: '  Me ' })
  expect(me).toMatchObject({ name: 'Me', unit: 'in', measurements: fullSize, source: 'customer' })
  await keep(she, { name: 'My mother', waist: 140 })
  shop.setClock(new Date(Date.now() + 60_000).toISOString())
  const { result: later } = await keep(she, { name: 'Me', profile_id: me.profileId, waist: 138 })
  expect(later).toMatchObject({ profileId: me.profileId, measurements: { waist: 138 } })
  expect(later.customSizeId).not.toBe(me.customSizeId)
  expect(await profilesOf(she)).toMatchObject([
    { name: 'Me', customSizeId: later.customSizeId },
    { name: 'My mother', measurements: { waist: 140 } },
  ])
  const history = await she.call('GET measurement-profile/list-figures/{profileId}', {
    params: { profileId: me.profileId },
  })
  expect(history.result).toMatchObject([
    { customSizeId: later.customSizeId, measurements: { waist: 138 } },
    { customSizeId: me.customSizeId, measurements: { waist: fullSize.waist } },
  ])

  const { result: same } = await keep(she, { name: 'I', profile_id: me.profileId, waist: 138 })
  expect(same).toMatchObject({ name: 'I', customSizeId: later.customSizeId })
})

test('a name stands for one person, and there is room for some', async () => {
  await using shop = await testShop()
  const she = await customerOf(shop)
  const { result: me } = await keep(she, { name: 'Me' })
  const { result: mother } = await keep(she, { name: 'Mother' })
  expect(await keep(she, { name: 'ME' })).toMatchObject({ status: 200, errorCode: 215 })
  const rename = (profile_id: string, name: string) =>
    she.call('POST measurement-profile/rename-profile', { body: { profile_id, name } })
  expect(await rename(mother.profileId, 'me')).toMatchObject({ errorCode: 215 })
  expect((await rename(me.profileId, 'Mariam')).result).toMatchObject([
    { name: 'Mariam' },
    { name: 'Mother' },
  ])
  expect(await rename(me.profileId, '   ')).toMatchObject({ status: 400, errorCode: 1 })
  expect(await keep(she, { name: 'Odd', waist: 1 })).toMatchObject({ errorCode: 208 })
  for (let count = 2; count < maxProfiles; count += 1) await keep(she, { name: `No ${count}` })
  expect(await keep(she, { name: 'One more' })).toMatchObject({ errorCode: 216 })
})

test('nobody reaches the profiles of another customer', async () => {
  await using shop = await testShop()
  const [she, other] = [await customerOf(shop), await customerOf(shop, { email: 'o@example.com' })]
  const { result: me } = await keep(she, { name: 'Me' })
  for (const profile_id of [me.profileId, unknown]) {
    const body = { profile_id }
    const replies = [
      await keep(other, { name: 'Me', profile_id }),
      await other.call('POST measurement-profile/rename-profile', { body: { ...body, name: 'x' } }),
      await other.call('POST measurement-profile/remove-profile', { body }),
      await other.call('GET measurement-profile/list-figures/{profileId}', {
        params: { profileId: profile_id },
      }),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, errorCode: 214 })
  }
  expect(await profilesOf(other)).toEqual([])
  expect(await profilesOf(she)).toMatchObject([{ name: 'Me', customSizeId: me.customSizeId }])
})

test('a piece in the bag says whom it is for, and keeps its figures when the profile goes', async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'test-noor' })
  const she = await customerOf(shop)
  const { result: me } = await keep(she, { name: 'Me' })
  const body = {
    ...pieceToAdd(piece, { customSizeId: me.customSizeId }),
    user_id: she.customerId,
  }
  expect(await she.call('POST cart/add-to-cart', { body })).toMatchObject({ errorCode: 0 })
  const line = async () => (await she.call('GET guest-cart/get-cart')).result.lines[0]
  expect(await line()).toMatchObject({ profileName: 'Me', measurements: fullSize })

  await keep(she, { name: 'Me', profile_id: me.profileId, waist: 138 })
  expect(await line()).toMatchObject({ profileName: 'Me', measurements: fullSize })
  const remove = { body: { profile_id: me.profileId } }
  expect((await she.call('POST measurement-profile/remove-profile', remove)).result).toEqual([])
  expect(await line()).toMatchObject({ profileName: null, measurements: fullSize })
  expect(await shop.deps.db.select().from(customSizes)).toHaveLength(1)
})

test('what the house measured on a visit is the newest of the profile of that name', async () => {
  await using shop = await testShop()
  const { db, clock } = shop.deps
  const she = await customerOf(shop)
  const { result: me } = await keep(she, { name: 'Me' })
  const visit = (name: string, waist: number) =>
    db.transaction((tx) =>
      saveProfile(tx, {
        customerId: she.customerId,
        name,
        unit: 'cm',
        measurements: { ...fullSize, waist },
        source: 'house',
        at: new Date(clock().getTime() + 60_000),
      }),
    )
  expect(await visit('me', 150)).toMatchObject({ profileId: me.profileId })
  await visit('Daughter', 120)
  expect(await profilesOf(she)).toMatchObject([
    { name: 'Me', source: 'house', unit: 'cm', measurements: { waist: 150 } },
    { name: 'Daughter', source: 'house' },
  ])
  await expect(visit('Daughter', 1)).rejects.toMatchObject({ code: 'measurements_refused' })
  expect(await db.select().from(measurementProfiles)).toHaveLength(2)
})
