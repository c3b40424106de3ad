import type { Banner as BannerShape } from '@rimal/contract/content/banners'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { Banner } from '../banners/banner.ts'
import { readBanner } from '../banners/read-banner.ts'
import { preloadPicture } from '../../ui/picture-preload.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { valuesOf } from './list-address.ts'
import { ListHead } from './list-head.tsx'
import { minShownCount } from './min-shown-count.ts'
import { listCardSizes } from './product-grid.tsx'
import { ProductListView } from './product-list.tsx'
import { type ListData, readList } from './read-list.ts'

type Data = ListData & { banner: BannerShape | null }

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Data> {
  const place = { scope: params.id, slug: params.slug, by: 'address' as const }
  const asked = new URL(request.url).searchParams
  const [list, banner] = await Promise.all([
    readList(context, { ...place, params: asked }),
    readBanner(context, { on: 'list', ...(place.scope ? place : { slug: categoryIn(asked) }) }),
  ])
  return { ...list, banner }
}

/** A category alone is a filter of all products. */
function categoryIn(asked: URLSearchParams): string | undefined {
  const [only, another] = valuesOf(asked, 'category')
  return another === undefined ? only : undefined
}

export const handle: PageHandle<Data> = {
  head({ data, shop, origin, language, path }) {
    const { list, filtered } = data
    const first = data.banner?.pictures ? undefined : list.products[0]?.picture
    const now = list.crumbs.at(-1)?.path
    return {
      title: list.searchTitle || list.title,
      description: list.searchDescription || list.description,
      ...(now && now !== path && { movedTo: now }),
      noIndex: filtered,
      ...(list.page > 1 && { canonicalPath: `${path}?page=${list.page}` }),
      structured: [breadcrumbList({ crumbs: list.crumbs, origin, language })],
      preload: first ? preloadPicture(shop.imageBase, first, { sizes: listCardSizes }) : [],
    }
  },
}

export function Component() {
  const { list, filtered, banner } = useLoaderData<Data>()
  const crumbs = list.crumbs.map(({ title, path }, index) =>
    index === list.crumbs.length - 1 ? { title } : { title, to: path },
  )
  return (
    <div className="wrap pb-(--section)">
      <ListHead
        title={list.title}
        description={list.description}
        total={filtered || list.total >= minShownCount ? list.total : null}
        crumbs={crumbs}
      />
      {banner && (
        <div className="-mx-(--gutter) pb-8 lg:mx-0">
          <Banner banner={banner} isFirst />
        </div>
      )}
      <ProductListView list={list} />
    </div>
  )
}
