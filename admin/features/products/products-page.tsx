import { Button } from '@mantine/core'
import {
  type ProductState,
  productListSorts,
  productStates,
} from '@rimal/contract/staff/product-states'
import { textIn } from '@rimal/contract/language'
import type { Total } from '@rimal/contract/page-of'
import type { ProductRow } from '@rimal/contract/staff/products'
import { useState } from 'react'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Icon } from '../../ui/icon.tsx'
import { FullList } from '../../ui/list/full-list.tsx'
import type { MenuLink } from '../../ui/list/views/list-menu.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useShop } from '../../use-shop.ts'
import { type Words, useWords } from '../../words.tsx'
import { ImportActs } from '../imports/import-acts.tsx'
import { gridOfFilter, maxGridProducts } from './grid/rules/grid-address.ts'
import { NewProductDialog } from './new-product-dialog.tsx'
import { productColumns } from './product-columns.tsx'
import { useGroupChoices } from './use-group-choices.ts'
import { type ProductQuery, useProductBulk } from './use-product-bulk.ts'

/** The products of the shop in every state; view, search, filters, order and page are in the address. */
export function ProductsPage() {
  const { t } = useWords()
  const { can } = useSession()
  const [isNew, setNew] = useState(false)
  return (
    <>
      <PageHead title={t('admin_products')}>
        <ImportActs />
        {can('prices.change') ? (
          <Button leftSection={<Icon name="plus" />} onClick={() => setNew(true)}>
            {t('products_new')}
          </Button>
        ) : null}
      </PageHead>
      <Products />
      <NewProductDialog isOpen={isNew} onClose={() => setNew(false)} />
    </>
  )
}

function Products() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const shop = useShop()
  const { can } = useSession()
  const choices = useGroupChoices()
  const address = useListAddress()
  const view = address.oneOf('view', [...productStates, 'untranslated'])
  const type = address.get('type') ?? ''
  const sort = address.oneOf('sort', productListSorts)
  const query: ProductQuery = {
    ...(view === 'untranslated' ? { untranslated: true } : view ? { state: view } : {}),
    ...(type ? { type } : {}),
    ...(sort ? { sort } : {}),
    ...address.page,
  }
  const read = useRead('GET staff/list-products', { query })
  const isGridOffered = can('products.edit') && read.data !== undefined
  return (
    <FullList
      list="products"
      caption={t('admin_products')}
      address={address}
      searchLabel={t('products_search')}
      views={useProductTabs(view ?? 'all')}
      filters={[
        {
          name: 'type',
          title: t('products_type'),
          value: type,
          every: t('products_every_type'),
          choices: choices?.types ?? [],
        },
      ]}
      sort={{
        title: t('products_sort'),
        value: sort ?? 'saved',
        choices: productListSorts.map((one) => ({ value: one, label: t(`products_sort_${one}`) })),
      }}
      columns={productColumns(words, { time, currency: shop?.currency })}
      keyOf={({ id }: ProductRow) => id}
      read={read}
      empty={t(view ? 'products_none_here' : 'products_empty')}
      bulk={useProductBulk(query, ({ name }) => textIn(name, words.language))}
      menuLinks={isGridOffered ? gridLinks(query, read.data.total, words) : []}
      {...useListFile('GET staff/download-products', { query })}
    />
  )
}

/** The grid for everything that the filters show, as far as it takes it. */
function gridLinks(query: ProductQuery, total: Total, { t }: Words): MenuLink[] {
  const { cursor: _, ...filter } = query
  if (total.count === 0) return []
  const isCut = !total.exact || total.count > maxGridProducts
  const title = isCut ? t('grid_edit_first', { max: maxGridProducts }) : t('grid_edit_shown')
  return [{ key: 'grid', title, to: gridOfFilter(filter, []) }]
}

function useProductTabs(current: string) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-products')
  const inShop = data && data.draft + data.scheduled + data.published
  const order: ProductState[] = ['published', 'draft', 'scheduled', 'archived']
  const tabs: Tab[] = [
    { key: 'all', title: t('products_all'), to: '/products', count: inShop },
    ...order.map((state) => ({
      key: state,
      title: t(`products_state_${state}`),
      to: `/products?view=${state}`,
      count: data?.[state],
    })),
    {
      key: 'untranslated',
      title: t('products_untranslated'),
      to: '/products?view=untranslated',
      count: data?.untranslated,
    },
  ]
  return { label: t('products_views'), tabs, current }
}
