import type { Product } from '@rimal/contract/catalog'
import {
  data,
  type LoaderFunctionArgs,
  redirect,
  type RouterContextProvider,
  useLoaderData,
} from 'react-router'
import type { PageHandle } from '../../../head.ts'
import { useWords } from '../../../i18n/words.tsx'
import { readerContext } from '../../../read.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { itemOf } from '../product-choice.ts'
import { ZoomView } from './zoom-view.tsx'

type ZoomData = { product: Product; itemId: string }

/** The large pictures of a colour as a page of their own, which `item` names. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ZoomData> {
  const itemId = new URL(request.url).searchParams.get('item')
  if (!itemId) throw redirect('/product-list')
  const product = await findByItem(context, itemId)
  if (!product) throw data('', { status: 404 })
  return { product, itemId }
}

export const handle: PageHandle<ZoomData> = {
  head({ data, words }) {
    const { product } = data
    return {
      title: words.t('product_gallery', { name: product.name }),
      canonicalPath: `/product-details/${product.address}`,
      noIndex: true,
    }
  },
}

export function Component() {
  const { product, itemId } = useLoaderData<ZoomData>()
  const { t } = useWords()
  const item = itemOf(product, itemId)
  return (
    <div className="wrap pt-4 pb-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h1 className="text-h3">
          {product.name}
          {t('list_separator')}
          {item.colorName}
        </h1>
        <TextLink to={`/product-details/${product.address}?item=${item.id}`} className="text-small">
          {t('back_to_product', { name: product.name })}
        </TextLink>
      </div>
      <ZoomView
        pictures={item.pictures}
        start={0}
        className="h-[calc(100dvh-var(--bar)-7rem)] min-h-[24rem]"
      />
    </div>
  )
}

/** The id of an item begins with that of its product; most are one word. */
async function findByItem(
  context: Readonly<RouterContextProvider>,
  itemId: string,
): Promise<Product | undefined> {
  if (!/^[a-z0-9_-]{1,80}$/.test(itemId)) return undefined
  const parts = itemId.split('-').slice(0, 6)
  for (const [index] of parts.entries()) {
    const id = parts.slice(0, index + 1).join('-')
    const { result } = await context
      .get(readerContext)
      .read('GET product/get-product', { query: { id } })
    if (result?.items.some((item) => item.id === itemId)) return result
  }
  return undefined
}
