import { useState } from 'react'

type Keyed = { key: string; value: unknown }

/** The values of a list with a key each, which follows its value when the list is ordered anew. */
export function useKeyedItems(values: readonly unknown[], onChange: (values: unknown[]) => void) {
  const [keys, setKeys] = useState<readonly string[]>([])
  if (keys.length !== values.length) {
    setKeys(Array.from(values, (_, index) => keys[index] ?? crypto.randomUUID()))
  }
  const items = values.map((value, index): Keyed => ({ key: keys[index] ?? `${index}`, value }))
  const change = (next: readonly Keyed[]) => {
    setKeys(next.map(({ key }) => key))
    onChange(next.map(({ value }) => value))
  }
  return { items, change }
}
