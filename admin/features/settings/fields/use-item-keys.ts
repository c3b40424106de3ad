import { useState } from 'react'

/** A key for each item of a list, which follows the item when it moves. */
export function useItemKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>([])
  if (keys.length !== count) {
    setKeys(Array.from({ length: count }, (_, index) => keys[index] ?? crypto.randomUUID()))
  }
  return {
    keys,
    remove: (index: number) => setKeys(keys.toSpliced(index, 1)),
    move: (from: number, to: number) => setKeys(moved(keys, from, to)),
  }
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T)
}
