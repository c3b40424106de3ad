import { useRef, useState } from 'react'
import { checkNames, isWrong, readPerson, typedCount, type TypedPerson } from './typed-person.ts'

/** The people whose measurements are being typed; the first is the customer, in inches. */
export function usePeople(name: string) {
  const next = useRef(1)
  const [people, setPeople] = useState<TypedPerson[]>([{ id: 0, name, unit: 'in', typed: {} }])
  const read = people.map((person) => ({ person, ...readPerson(person) }))
  const nameErrors = checkNames(people)
  const wrong = read.reduce((sum, { findings }) => sum + findings.filter(isWrong).length, 0)
  return {
    people,
    nameErrors,
    /** How many fields keep the measurements from being saved. */
    open: wrong + nameErrors.size,
    typedCount: people.reduce((sum, person) => sum + typedCount(person), 0),
    measured: read.map(({ person, values }) => ({
      name: person.name.trim(),
      unit: person.unit,
      measurements: values as Record<string, number>,
    })),
    replace: (person: TypedPerson) =>
      setPeople((now) => now.map((one) => (one.id === person.id ? person : one))),
    remove: (id: number) => setPeople((now) => now.filter((one) => one.id !== id)),
    add: () => {
      const id = next.current++
      // Whoever measured one person in centimetres measures the next one in them too.
      setPeople((now) => [...now, { id, name: '', unit: now.at(-1)?.unit ?? 'in', typed: {} }])
    },
  }
}
