import type { ProductCard } from '@rimal/contract/catalog'
import { maxSearch } from '@rimal/contract/limits'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { readForPage } from '../../read.ts'
import { ListHead } from '../catalog/list-head.tsx'
import { ProductListView } from '../catalog/product-list.tsx'
import { type ListData, readList } from '../catalog/read-list.ts'
import { otherCurrencyThere } from '../delivery/other-currency-there.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchForm } from './search-form.tsx'
import { pathWithFilters } from './search-path.ts'

type SearchData = ListData & {
  words: string
  /** Popular products, for a search that finds nothing. */
  loved: ProductCard[]
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<SearchData> {
  const params = new URL(request.url).searchParams
  const words = (params.get('q') ?? '').trim().slice(0, maxSearch)
  if (/\p{N}/u.test(words)) {
    const shop = await readForPage(context, 'GET shop/get-shop')
    // The server does not know the shopper's country, and says in the filter which currency it took.
    const there = import.meta.env.SSR ? undefined : otherCurrencyThere(shop)
    const withFilters = pathWithFilters(params, { own: shop.currency, there })
    if (withFilters) throw redirect(withFilters)
  }
  const data = await readList(context, { q: words || undefined, params })
  if (data.list.total > 0 || data.filtered) return { ...data, words, loved: [] }
  const loved = await readForPage(context, 'GET product/list-products', {
    query: { scope: 'best_seller', per_page: 4 },
  })
  return { ...data, words, loved: loved.products }
}

export const handle: PageHandle<SearchData> = {
  head({ data, words }) {
    return { title: titleOf(words, data.words), noIndex: true }
  },
}

export function Component() {
  const { list, words, loved } = useLoaderData<SearchData>()
  const i18n = useWords()
  const { t } = i18n
  return (
    <div className="wrap pb-(--section)">
      <ListHead
        title={titleOf(i18n, words)}
        total={list.total}
        crumbs={[{ title: t('Home'), to: '/home' }, { title: t('search_title') }]}
      />
      <div className="pb-6 lg:pb-10">
        <SearchForm key={words} words={words} />
        {list.understoodAs && (
          <p className="pt-4">
            {list.nearestOnly
              ? t('search_nearest', { words, nearest: list.understoodAs })
              : t('search_understood_as', { words: list.understoodAs })}
          </p>
        )}
      </div>
      <ProductListView list={list} empty={<NothingFound words={words} loved={loved} />} />
    </div>
  )
}

function titleOf({ t }: Pick<ReturnType<typeof useWords>, 't'>, words: string): string {
  return words ? t('search_results_for', { words }) : t('search_title')
}
