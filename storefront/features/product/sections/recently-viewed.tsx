import type { ProductCard } from '@rimal/contract/catalog'
import { useEffect, useState } from 'react'
import { read } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { storedValue } from '../../../session/stored-value.ts'
import { RelatedProducts } from './related-products.tsx'

const max = 12
const viewed = storedValue<string[]>({
  area: 'local',
  key: 'recently_viewed',
  version: 1,
  initial: [],
  parse: (ids) => (ids as unknown[]).map(String).filter((id) => /^[a-z0-9_-]{1,80}$/.test(id)),
})
const shown = 4

/** The products that the shopper looked at before this one; only this browser knows them. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const { t } = useWords()
  const [cards, setCards] = useState<ProductCard[]>([])

  useEffect(() => {
    let current = true
    const before = viewed.get().filter((id) => id !== productId)
    viewed.set([productId, ...before].slice(0, max))
    const ids = before.slice(0, shown).join(',')
    const fill = (found: ProductCard[]) => current && setCards(found)
    if (!ids) fill([])
    else {
      read('GET product/list-cards', { query: { ids } }).then(
        ({ result }) => fill(result ?? []),
        () => fill([]),
      )
    }
    return () => {
      current = false
    }
  }, [productId])

  return <RelatedProducts title={t('recently_viewed')} cards={cards} />
}
