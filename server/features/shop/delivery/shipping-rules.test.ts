import { expect, test } from 'vitest'
import { testShop } from '../../../test/test-shop.ts'
import { completeSettings } from '../../../test/shops/complete-settings.ts'
import { findSettings, saveSetting } from '../settings/settings.ts'
import { shippingRulesFor } from './shipping-rules.ts'

const methods = (country: string, settings = completeSettings) =>
  shippingRulesFor(settings, country).map(({ id }) => id)

test('a country has the methods that name it, otherwise those for all countries except the excluded ones', () => {
  expect(methods('AE')).toEqual(['uae-standard', 'uae-express', 'boutique'])
  expect(methods('SA')).toEqual(['gulf'])
  expect(methods('JP')).toEqual(['world'])
  for (const country of ['CU', 'IR', 'KP', 'SY']) expect(methods(country)).toEqual([])
})

test('rules that were stored before countries could be left out reach them all', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const stored = completeSettings.shipping.map((rule) => {
    const { except: _, ...old } = rule
    return old
  })
  await saveSetting(db, 'shipping', stored)
  expect(methods('SY', await findSettings(db))).toEqual(['world'])
})
