import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { PageHandle } from '../../head.ts'
import { readForPage } from '../../read.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { useWords } from '../../i18n/words.tsx'
import { later } from '../../later.tsx'
import { useAddToCart } from './add-to-cart.ts'
import { BuyColumn, loadBuyColumn } from './buy-column.tsx'
import { Gallery } from './gallery.tsx'
import { useProductChoice } from './product-choice.ts'
import { type ProductData, productHead } from './head/product-head.ts'
import { StickyBar } from './sticky-bar.tsx'
import { useFreshProduct } from './use-fresh-product.ts'

const BelowProduct = later(async () => (await import('./sections/below-product.tsx')).BelowProduct)

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const preview = searchParams.get('preview')
  const query = { id: params.id ?? '', by: 'address' as const, ...(preview ? { preview } : {}) }
  const [product] = await Promise.all([
    readForPage(context, 'GET product/get-product', { query }),
    BelowProduct.load(),
    loadBuyColumn(),
  ])
  const itemId = searchParams.get('item')
  return { product, itemId, isPreview: preview !== null } satisfies ProductData
}

/** Another colour needs no new data: the product already contains it. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id
}

export const handle: PageHandle<ProductData> = { head: productHead }

export function Component() {
  const { product } = useLoaderData<ProductData>()
  // The key makes a new page for another product: no choice is carried over.
  return <ProductView key={product.id} stored={product} />
}

function ProductView({ stored }: { stored: ProductData['product'] }) {
  const product = useFreshProduct(stored)
  const productBelow = useDeferredValue(product)
  const choice = useProductChoice(product)
  const [missed, setMissed] = useState(false)
  const [asking, setAsking] = useState(false)
  const { add, busy, failed } = useAddToCart(product, choice)
  const sizes = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const passed = usePassed(button)

  const onBuy = () => {
    if (choice.size.kind !== 'none') return void add()
    if (choice.isSoldOut || choice.wanted !== null) return setAsking(true)
    setMissed(true)
    sizes.current?.scrollIntoView({ block: 'center' })
    sizes.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }

  return (
    <div className="wrap">
      <div className="grid grid-cols-1 items-start lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-3">
        {/*
         * On a phone the picture and the price are first, and the breadcrumbs are last. While the document still
         * arrives, each part would push the breadcrumbs down, so they are shown once more of the page follows.
         */}
        <div className="max-lg:order-last max-lg:pt-6 max-lg:invisible max-lg:[:has(+*)>&]:visible lg:col-span-12 lg:pb-2">
          <ProductCrumbs product={product} />
        </div>
        <div
          // Whichever is shorter stays while the other one passes; four pictures are never shorter.
          className={`min-w-0 lg:col-span-8 ${choice.item.pictures.length < 4 ? 'lg:sticky lg:top-[calc(var(--below-bar)+1.5rem)]' : ''}`}
        >
          <Gallery key={choice.item.id} name={product.name} item={choice.item} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--below-bar)+1.5rem)] lg:col-span-4 lg:ms-6">
          <BuyColumn
            product={product}
            choice={choice}
            missed={missed}
            busy={busy}
            failed={passed ? null : failed}
            onBuy={onBuy}
            asking={asking}
            setAsking={setAsking}
            sizes={sizes}
            button={button}
          />
        </div>
      </div>
      <BelowProduct product={productBelow} />
      <StickyBar
        product={product}
        choice={choice}
        shown={passed}
        busy={busy}
        failed={passed ? failed : null}
        onBuy={onBuy}
      />
    </div>
  )
}

function ProductCrumbs({ product }: Pick<ProductData, 'product'>) {
  const { t } = useWords()
  return (
    <Crumbs
      items={[
        { title: t('Home'), to: '/home' },
        { title: product.type.title, to: `/product-list/${product.type.address}` },
        { title: product.name },
      ]}
    />
  )
}

/** True once the target has left the window by its upper edge. */
function usePassed(target: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(!entry?.isIntersecting),
      // Content that is still below counts as seen; content covered by the header does not.
      { rootMargin: '-56px 0px 99999px' },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return passed
}
