import { expect, test } from 'vitest'
import { inside, markData, phraseOf, variable, withoutMarks } from './marks.ts'

test('a marked text has a pattern, its values, and a plain form', () => {
  const text = `Order ${variable('number', 'RM-1')}: thank you, ${variable('name', 'Mariam')}`
  const { pattern, values } = phraseOf(text)
  expect(pattern).toBe('Order {number}: thank you, {name}')
  expect(Object.fromEntries(values)).toEqual({ number: 'RM-1', name: 'Mariam' })
  expect(withoutMarks(text)).toBe('Order RM-1: thank you, Mariam')
})

test('the isolation of a value belongs to the value', () => {
  const { pattern, values } = phraseOf(`الطلب \u2066${variable('number', 'RM-1')}\u2069`)
  expect(pattern).toBe('الطلب {number}')
  expect(values.get('number')).toBe('\u2066RM-1\u2069')
})

test('a mark that comes with the data is no mark', () => {
  const forged = variable('code', '4821')
  const data = markData({ name: `Mariam ${forged}`, note: forged }, ['name'])
  expect(phraseOf(data.name).pattern).toBe('{name}')
  expect(phraseOf(data.note).pattern).toBe('code4821')
})

test('values are marked by their path, and what is empty or missing stays so', () => {
  const data = { pickup: { address: 'Dubai' }, why: { en: 'a', ar: 'ب' }, note: '', day: null }
  const marked = markData(data, ['pickup.address', 'why', 'note', 'day', 'missing'])
  expect(phraseOf(marked.pickup.address).pattern).toBe('{address}')
  expect(phraseOf(marked.why.ar).pattern).toBe('{why}')
  expect(marked).toMatchObject({ note: '', day: null })
})

test('a value is changed inside its mark, and a text without one as a whole', () => {
  const upper = (text: string) => text.toUpperCase()
  expect(phraseOf(inside(variable('name', 'noor'), upper)).values.get('name')).toBe('NOOR')
  expect(inside('noor', upper)).toBe('NOOR')
})
