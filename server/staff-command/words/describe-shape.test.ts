import { settingShapes } from '@rimal/contract/staff/setting-shapes'
import { expect, test } from 'vitest'
import { describeShape } from './describe-shape.ts'

test('a setting with fields and lists is described so that it can be typed', () => {
  const lines = describeShape(settingShapes.otherCurrencies)
  expect(lines.slice(0, 3)).toEqual(['list of', '  object', '    currency: text like ^[A-Z]{3}$'])
  expect(lines).toContain('    shipping: list of')
  expect(lines).toContain('        price?: whole number 0 to 1000000000')
  expect(lines.find((line) => line.includes('freeFrom'))).toContain('or null')
})

test.each(Object.entries(settingShapes))('the shape of %s leaves nothing untold', (_, shape) => {
  expect(describeShape(shape).join('\n')).not.toMatch(/anything|undefined/)
})
