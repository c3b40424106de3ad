import {
  checkMeasurements,
  type MeasurementFinding,
} from '@rimal/contract/measure/check-measurements'
import {
  amountToText,
  type LengthUnit,
  type MeasurementKey,
  type Measurements,
  measurements,
  quartersToCm,
} from '@rimal/contract/measure/measurements'
import { parseLength } from '@rimal/contract/measure/read-length'

/** A person whose measurements are being typed; the lengths stay as they are typed. */
export type TypedPerson = {
  id: number
  name: string
  unit: LengthUnit
  typed: Partial<Record<MeasurementKey, string>>
}

/** What is wrong or unusual about one length. */
export type Finding = MeasurementFinding | { key: MeasurementKey; kind: 'unread' }

/** Reads the lengths of a person in quarter inches, with what is wrong about them. */
export function readPerson({ typed, unit }: Pick<TypedPerson, 'typed' | 'unit'>): {
  values: Measurements
  findings: Finding[]
} {
  const values: Measurements = {}
  const unread = new Set<MeasurementKey>()
  for (const { key } of measurements) {
    const text = typed[key]?.trim() ?? ''
    const quarters = text === '' ? undefined : parseLength(text, unit)
    if (quarters !== undefined) values[key] = quarters
    else if (text !== '') unread.add(key)
  }
  const findings = checkMeasurements(values, { unit }).map((finding): Finding =>
    unread.has(finding.key) ? { key: finding.key, kind: 'unread' } : finding,
  )
  return { values, findings }
}

/** Whether a finding keeps the measurements from being saved; an unusual proportion does not. */
export function isWrong({ kind }: Finding): boolean {
  return kind !== 'sure'
}

/** How many lengths of a person are typed. */
export function typedCount({ typed }: Pick<TypedPerson, 'typed'>): number {
  return Object.values(typed).filter((text) => text.trim() !== '').length
}

/** The same person in another unit: what can be read is converted, the rest stays as it was typed. */
export function inUnit(person: TypedPerson, unit: LengthUnit): TypedPerson {
  if (unit === person.unit) return person
  const typed = Object.fromEntries(
    Object.entries(person.typed).map(([key, text]) => {
      const quarters = parseLength(text, person.unit)
      if (quarters === undefined) return [key, text]
      const amount = unit === 'cm' ? quartersToCm(quarters) : quarters / 4
      return [key, amountToText({ amount, unit })]
    }),
  )
  return { ...person, unit, typed }
}

/** What is wrong with the names of some people, by their ids. */
export function checkNames(people: readonly TypedPerson[]): Map<number, 'missing' | 'twice'> {
  const seen = new Set<string>()
  const wrong = new Map<number, 'missing' | 'twice'>()
  for (const { id, name } of people) {
    const folded = name.trim().toLowerCase()
    if (folded === '') wrong.set(id, 'missing')
    else if (seen.has(folded)) wrong.set(id, 'twice')
    seen.add(folded)
  }
  return wrong
}
