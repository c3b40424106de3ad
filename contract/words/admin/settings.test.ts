import { expect, test } from 'vitest'
import type { FieldShape } from '../../staff/field-shape.ts'
import { settingGroupNames } from '../../staff/setting-groups.ts'
import { settingNames, settingShapes } from '../../staff/setting-shapes.ts'
import { settingKey, settingNoteKey } from '../../staff/setting-keys.ts'

/** The texts that a form of a shape needs, each by the path of its field and the part. */
function neededBy(path: string, shape: FieldShape): [path: string, part?: string][] {
  if (shape.title === 'ownId') return []
  const choices = (shape.enum ?? []).map((choice): [string, string] => [path, choice])
  const { properties, items } = shape
  if (items?.properties) return [[path], [path, 'one'], [path, 'add'], ...fieldsOf(path, items)]
  if (properties) return [[path], ...fieldsOf(path, shape)]
  return [[path], ...choices]
}

function fieldsOf(path: string, { properties = {} }: FieldShape): [string, string?][] {
  const { en, ar, ...others } = properties
  const hasText = en !== undefined && ar !== undefined
  const fields = Object.entries(others)
  return [
    ...(hasText && fields.length > 0 ? [[path, 'text'] as [string, string]] : []),
    ...fields.flatMap(([name, shape]) => neededBy(`${path}.${name}`, shape)),
  ]
}

test.each(settingNames)('every field of %s has a label', (name) => {
  const needed = neededBy(name, settingShapes[name] as FieldShape)
  expect(needed.filter(([path, part]) => settingKey(path, part) === undefined)).toEqual([])
})

test.each(settingNames)('a sentence explains %s', (name) => {
  expect(settingNoteKey('help', name)).toBeDefined()
})

test.each(settingGroupNames)('the group %s has a name and a sentence', (group) => {
  expect(settingKey(`group.${group}`)).toBeDefined()
  expect(settingKey(`group.${group}`, 'lede')).toBeDefined()
})

test('a field of a list has one label for all items', () => {
  expect(settingKey('shipping.3.price')).toBe('settings_shipping_price')
  expect(settingKey('otherCurrencies.0.shipping.1.bands.by')).toBe('settings_shipping_bands_by')
  expect(settingKey('otherCurrencies.0.shipping.1.id')).toBe('settings_otherCurrencies_shipping_id')
  expect(settingKey('shipping.0.nothing')).toBeUndefined()
})
