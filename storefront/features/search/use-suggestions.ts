import type { ProductCard } from '@rimal/contract/catalog'
import { useEffect, useRef, useState } from 'react'
import { read } from '../../api.ts'

export type Suggestions = {
  /** The words they answer. */
  words: string
  products: ProductCard[]
  places: { title: string; path: string }[]
  total: number
}

/**
 * What the shop proposes for the words so far. One question at a time: the next is asked when the last
 * is answered, so answers come in order and what is shown stays until something better is there.
 */
export function useSuggestions(words: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null)
  const wanted = useRef('')
  const busy = useRef(false)
  const said = words.trim()

  useEffect(() => {
    wanted.current = said
    if (busy.current) return
    busy.current = true
    void askUntilCurrent(() => wanted.current, setFound).finally(() => {
      busy.current = false
    })
  }, [said])

  return said ? found : null
}

async function askUntilCurrent(wanted: () => string, show: (found: Suggestions | null) => void) {
  let asked = ''
  while (wanted() && wanted() !== asked) {
    asked = wanted()
    const found = await suggest(asked)
    if (wanted() && found) show(found)
  }
  if (!wanted()) show(null)
}

async function suggest(words: string): Promise<Suggestions | undefined> {
  try {
    const { result } = await read('GET search/suggest', { query: { q: words } })
    return result && { words, ...result }
  } catch {
    return undefined
  }
}
