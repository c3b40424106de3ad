import type { ProductCard } from '@rimal/contract/catalog'
import type { Shop } from '@rimal/contract/shop'
import { useEffect, useRef, useState } from 'react'
import { read } from '../../api.ts'
import { useShop } from '../../shop.tsx'
import { otherCurrencyThere } from '../delivery/other-currency-there.ts'

export type Suggestions = {
  /** The words they answer. */
  words: string
  products: ProductCard[]
  places: { title: string; path: string }[]
  total: number
  understoodAs: string | null
  nearestOnly: boolean
}

/**
 * Returns the shop's proposals for the words typed so far, and whether the shop could not be reached. One request at a
 * time: the next is sent when the last is answered, so answers arrive in order, and earlier proposals stay until better
 * ones are there.
 */
export function useSuggestions(words: string): { found: Suggestions | null; unreached: boolean } {
  const [found, setFound] = useState<Suggestions | null>(null)
  const [unreached, setUnreached] = useState(false)
  const wanted = useRef('')
  const busy = useRef(false)
  const shop = useShop()
  const said = words.trim()

  useEffect(() => {
    wanted.current = said
    if (busy.current) return
    busy.current = true
    const ask = async (asked: string) => {
      const answer = await suggest(asked, shop)
      setUnreached(!answer)
      return answer
    }
    void askUntilCurrent({ wanted: () => wanted.current, ask, show: setFound }).finally(() => {
      busy.current = false
    })
  }, [said, shop])

  return said ? { found, unreached } : { found: null, unreached: false }
}

async function askUntilCurrent(given: {
  wanted: () => string
  ask: (words: string) => Promise<Suggestions | undefined>
  show: (found: Suggestions | null) => void
}) {
  const { wanted, ask, show } = given
  let asked = ''
  while (wanted() && wanted() !== asked) {
    asked = wanted()
    const found = await ask(asked)
    if (wanted() && found) show(found)
  }
  if (!wanted()) show(null)
}

async function suggest(words: string, shop: Shop): Promise<Suggestions | undefined> {
  // Only an amount has a currency; all other words are answered from the one cached answer.
  const currency = /\p{N}/u.test(words) ? otherCurrencyThere(shop) : undefined
  const query = { q: words, ...(currency && { price_currency: currency }) }
  try {
    const { result } = await read('GET search/suggest', { query })
    return result && { words, ...result }
  } catch {
    return undefined
  }
}
