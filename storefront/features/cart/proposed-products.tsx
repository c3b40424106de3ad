import type { CartLine } from '@rimal/contract/cart'
import type { ProductCard } from '@rimal/contract/catalog'
import { useEffect, useState } from 'react'
import { read } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProductCardView } from '../catalog/product-card.tsx'

const shown = 4
const rail =
  '-mx-(--gutter) -my-2 grid snap-x snap-mandatory scroll-px-(--gutter) auto-cols-[44%] grid-flow-col gap-(--gap) overflow-x-auto px-(--gutter) py-2 [scrollbar-width:none] sm:auto-cols-[30%] lg:m-0 lg:grid-flow-row lg:grid-cols-4 lg:overflow-visible lg:p-0'
const sizes = '(min-width: 60rem) min(22vw, 23.5rem), (min-width: 40rem) 30vw, 44vw'

/** Products below the cart, never above it: similar to the last product added, or the most popular ones. */
export function ProposedProducts({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useWords()
  const newest = lines.at(-1)?.product_id
  const found = useProducts(newest)
  const cards = found
    ?.filter(({ id }) => lines.every(({ product_id }) => product_id !== id))
    .slice(0, shown)
  if (cards?.length === 0) return null
  return (
    <section className="section" aria-labelledby="proposed" aria-busy={!cards}>
      <h2 id="proposed" className="mb-6 text-h2 lg:mb-10">
        {t(newest ? 'also_like' : 'best_reviewed')}
      </h2>
      <ul className={rail}>
        {cards?.map((card) => (
          <li key={card.id} className="snap-start">
            <ProductCardView card={card} sizes={sizes} />
          </li>
        ))}
        {/* The content below must not move when the products arrive. */}
        {!cards &&
          Array.from({ length: shown }, (_, index) => (
            <li key={index} className="grid content-start gap-2" aria-hidden="true">
              <Skeleton className="aspect-4/5" />
              <Skeleton className="h-24" />
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Returns null until the products have loaded; earlier products stay visible while new ones load. */
function useProducts(like: string | undefined): ProductCard[] | null {
  const [cards, setCards] = useState<ProductCard[] | null>(null)
  useEffect(() => {
    let current = true
    findItems(like).then(
      (found) => current && setCards(found),
      () => current && setCards([]),
    )
    return () => {
      current = false
    }
  }, [like])
  return cards
}

async function findItems(like: string | undefined): Promise<ProductCard[]> {
  const [product, loved] = await Promise.all([
    like ? read('GET product/get-product', { query: { id: like } }) : undefined,
    read('GET product/list-products', { query: { scope: 'best_seller', per_page: 2 * shown } }),
  ])
  const { completeTheLook = [], alsoLike = [] } = product?.result ?? {}
  const all = [...completeTheLook, ...alsoLike, ...(loved.result?.products ?? [])]
  return [...new Map(all.map((card) => [card.id, card])).values()]
}
