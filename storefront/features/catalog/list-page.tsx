import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { preloadPicture } from '../../ui/picture-preload.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { ListHead } from './list-head.tsx'
import { minShownCount } from './min-shown-count.ts'
import { listCardSizes } from './product-grid.tsx'
import { ProductListView } from './product-list.tsx'
import { type ListData, readList } from './read-list.ts'

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return readList(context, {
    scope: params.id,
    slug: params.slug,
    params: new URL(request.url).searchParams,
  })
}

export const handle: PageHandle<ListData> = {
  head({ data, shop, origin, language, path }) {
    const { list, filtered } = data
    const first = list.products[0]?.picture
    return {
      title: list.title,
      description: list.description,
      noIndex: filtered,
      ...(list.page > 1 && { canonicalPath: `${path}?page=${list.page}` }),
      structured: [breadcrumbList({ crumbs: list.crumbs, origin, language })],
      preload: first ? preloadPicture(shop.imageBase, first, { sizes: listCardSizes }) : [],
    }
  },
}

export function Component() {
  const { list, filtered } = useLoaderData<ListData>()
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
      <ProductListView list={list} />
    </div>
  )
}
