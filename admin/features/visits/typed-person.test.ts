import { measurements } from '@rimal/contract/measure/measurements'
import { expect, test } from 'vitest'
import { checkNames, inUnit, isWrong, readPerson, type TypedPerson } from './typed-person.ts'

const usual = {
  full_length: '56',
  shoulder: '16',
  armhole: '18',
  sleeve: '23',
  sleeve_length: '24',
  sleeve_width: '14',
  neck: '14 ½',
  chest: '38',
  bust: '40',
  hips: '44',
  waist: '36',
  bicep: '14',
  lower_arm: '10',
  buff_coat: '5',
  buff_normal: '5',
}
const person = (changes: Partial<typeof usual> = {}): TypedPerson => ({
  id: 1,
  name: 'Hessa',
  unit: 'in',
  typed: { ...usual, ...changes },
})

test('fifteen lengths are read as quarter inches', () => {
  const { values, findings } = readPerson(person({ neck: '١٤ ١/٢' }))
  expect(findings.filter(isWrong)).toEqual([])
  expect(Object.keys(values)).toHaveLength(measurements.length)
  expect(values.neck).toBe(58)
})

test('a length that is missing, unread or out of bounds is wrong; an unusual proportion is not', () => {
  const { findings } = readPerson(person({ neck: '', chest: 'wide', hips: '30' }))
  expect(findings.filter(isWrong)).toMatchObject([
    { key: 'neck', kind: 'missing' },
    { key: 'chest', kind: 'unread' },
  ])
  expect(findings).toContainEqual(expect.objectContaining({ key: 'hips', kind: 'sure' }))
})

test('another unit converts what can be read, and back to the same lengths', () => {
  const typed = person({ chest: 'wide' })
  const inCm = inUnit(typed, 'cm')
  expect(inCm.typed).toMatchObject({ neck: '37', chest: 'wide' })
  expect(readPerson(inUnit(inCm, 'in')).values).toEqual(readPerson(typed).values)
})

test('each person has a name of their own', () => {
  const people = ['Hessa', ' hessa ', ''].map((name, id) => ({ ...person(), name, id }))
  expect([...checkNames(people)]).toEqual([
    [1, 'twice'],
    [2, 'missing'],
  ])
})
