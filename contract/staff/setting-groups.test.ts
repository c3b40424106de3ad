import { expect, test } from 'vitest'
import { settingGroups } from './setting-groups.ts'
import { settingNames } from './setting-shapes.ts'

test('every setting is in exactly one group', () => {
  expect(Object.values(settingGroups).flat().toSorted()).toEqual(settingNames.toSorted())
})
