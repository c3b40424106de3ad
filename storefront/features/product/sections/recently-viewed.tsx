import type { ProductCard } from '@rimal/contract/catalog'
import { useEffect, useState } from 'react'
import { read } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { RelatedProducts } from './related-products.tsx'

const key = 'recently_viewed'
const stored = 12
const shown = 4

/** The products that the shopper looked at before this one; only this browser knows them. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const { t } = useWords()
  const [cards, setCards] = useState<ProductCard[]>([])

  useEffect(() => {
    let current = true
    const before = rememberedIds().filter((id) => id !== productId)
    remember([productId, ...before])
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

function rememberedIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => /^[a-z0-9_-]{1,80}$/.test(String(id))) : []
  } catch {
    return []
  }
}

function remember(ids: string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(ids.slice(0, stored)))
  } catch {
    // A full or forbidden storage costs only this row.
  }
}
