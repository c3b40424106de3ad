import type { ProductCard } from '@rimal/contract/catalog'
import { useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { readForPage } from '../../read.ts'
import { Reviews } from '../reviews/reviews.tsx'
import { useAddToBag } from './add-to-bag.ts'
import { BuyColumn } from './buy-column.tsx'
import { Gallery } from './gallery.tsx'
import { useProductChoice } from './product-choice.ts'
import { type ProductData, productHead } from './product-head.ts'
import { RecentlyViewed } from './recently-viewed.tsx'
import { RelatedPieces } from './related-pieces.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { useFreshProduct } from './use-fresh-product.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const product = await readForPage(context, 'GET product/get-product', {
    query: { id: params.id ?? '' },
  })
  return { product, itemId: new URL(request.url).searchParams.get('item') } satisfies ProductData
}

/** Another colour is in the product already. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id
}

export const handle: PageHandle<ProductData> = { head: productHead }

export function Component() {
  const { product } = useLoaderData<ProductData>()
  // Another piece is another page: nothing chosen for this one goes along.
  return <ProductView key={product.id} kept={product} />
}

function ProductView({ kept }: { kept: ProductData['product'] }) {
  const { t } = useWords()
  const product = useFreshProduct(kept)
  const choice = useProductChoice(product)
  const [missed, setMissed] = useState(false)
  const { add, busy } = useAddToBag(product, choice)
  const sizes = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLDivElement>(null)

  const onBuy = () => {
    if (choice.size.kind !== 'none') return void add()
    setMissed(true)
    sizes.current?.scrollIntoView({ block: 'center' })
    sizes.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }

  return (
    <div className="wrap">
      <div className="grid grid-cols-1 items-start lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-6">
        <div
          // Whichever is shorter stays while the other one passes; four pictures are never shorter.
          className={`min-w-0 lg:col-span-8 ${choice.item.pictures.length < 4 ? 'lg:sticky lg:top-[calc(var(--bar)+1.5rem)]' : ''}`}
        >
          <Gallery key={choice.item.id} name={product.name} item={choice.item} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:col-span-4 lg:ms-6">
          <BuyColumn
            product={product}
            choice={choice}
            missed={missed}
            busy={busy}
            onBuy={onBuy}
            sizes={sizes}
            button={button}
          />
        </div>
      </div>
      <Reviews productId={product.id} summary={product.reviews} first={product.firstReviews} />
      <RelatedPieces title={t('wear_it_with')} cards={product.completeTheLook} />
      <RelatedPieces
        title={t('also_like')}
        cards={without(product.alsoLike, product.completeTheLook)}
      />
      <RecentlyViewed productId={product.id} />
      <StickyBar product={product} choice={choice} button={button} busy={busy} onBuy={onBuy} />
    </div>
  )
}

/** A piece that is shown above need not be shown again. */
function without(cards: ProductCard[], shown: ProductCard[]): ProductCard[] {
  return cards.filter(({ id }) => shown.every((other) => other.id !== id))
}
