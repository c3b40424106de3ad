import { Button } from '@mantine/core'
import {
  type ProductState,
  productListSorts,
  productStates,
} from '@rimal/contract/staff/product-states'
import { useState } from 'react'
import type { InputOf } from '../../call.ts'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Pager } from '../../ui/list/pager.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Table } from '../../ui/table.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { ImportActs } from '../imports/import-acts.tsx'
import { ListFilters } from './list-filters.tsx'
import { NewProductDialog } from './new-product-dialog.tsx'
import { productColumns } from './product-columns.tsx'
import css from './products.module.css'

/** The products of the shop in every state; view, search, filters, order and page are in the address. */
export function ProductsPage() {
  const { t } = useWords()
  const { can } = useSession()
  const [isNew, setNew] = useState(false)
  const address = useListAddress()
  const view = address.oneOf('view', [...productStates, 'untranslated'])
  const type = address.get('type')
  const sort = address.oneOf('sort', productListSorts)
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
      <ProductTabs current={view ?? 'all'} />
      <div className={css.bar}>
        <SearchField
          label={t('products_search')}
          value={address.text}
          onChange={(value) => address.choose('q', value)}
        />
        <ListFilters type={type ?? ''} sort={sort ?? 'saved'} onChoose={address.choose} />
      </div>
      <Products
        query={{
          ...(view === 'untranslated' ? { untranslated: true } : view ? { state: view } : {}),
          ...(type ? { type } : {}),
          ...(sort ? { sort } : {}),
          ...address.page,
        }}
        onDrop={() => address.choose('q', '')}
      />
      <NewProductDialog isOpen={isNew} onClose={() => setNew(false)} />
    </>
  )
}

type Query = NonNullable<InputOf<'GET staff/list-products'>['query']>

function Products({ query, onDrop }: { query: Query; onDrop: () => void }) {
  const words = useWords()
  const time = useTime()
  const shop = useShop()
  const read = useRead('GET staff/list-products', { query })
  const { data, error, isFetching, isPlaceholderData, refetch } = read
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  const isView = query.state !== undefined || query.untranslated === true
  return (
    <>
      <Table
        caption={words.t('admin_products')}
        columns={productColumns(words, { time, currency: shop?.currency })}
        rows={data?.items}
        keyOf={({ id }) => id}
        isReading={isFetching && isPlaceholderData}
      />
      {data ? <Pager total={data.total} next={data.next} /> : null}
      {data?.items.length === 0 ? (
        <NoProducts search={query.q ?? ''} isView={isView} onDrop={onDrop} />
      ) : null}
    </>
  )
}

function ProductTabs({ current }: { current: string }) {
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
  return <Tabs label={t('products_views')} tabs={tabs} current={current} />
}

type NoProductsProps = { search: string; isView: boolean; onDrop: () => void }

function NoProducts({ search, isView, onDrop }: NoProductsProps) {
  const { t } = useWords()
  if (search === '') {
    return <p className={ui.empty}>{t(isView ? 'products_none_here' : 'products_empty')}</p>
  }
  return (
    <div className={ui.empty}>
      <p>{t('products_none_match', { search: isolate(search) })}</p>
      <Button variant="default" onClick={onDrop}>
        {t('products_drop_search')}
      </Button>
    </div>
  )
}
