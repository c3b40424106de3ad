import { Button } from '@mantine/core'
import {
  type ProductState,
  productListSorts,
  productStates,
} from '@rimal/contract/staff/product-states'
import { textIn } from '@rimal/contract/language'
import type { ProductRow } from '@rimal/contract/staff/products'
import { useState } from 'react'
import { useAsk } from '../../ask.ts'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Icon } from '../../ui/icon.tsx'
import { downloadQuery } from '../../ui/list/download-query.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { ImportActs } from '../imports/import-acts.tsx'
import { saveFile } from '../../ui/files/save-file.ts'
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
  const ask = useAsk()
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
      read={useRead('GET staff/list-products', { query })}
      empty={t(view ? 'products_none_here' : 'products_empty')}
      bulk={useProductBulk(query, ({ name }) => textIn(name, words.language))}
      onDownload={(shown) =>
        ask(() => saveFile('GET staff/download-products', { query: downloadQuery(query, shown) }))
      }
    />
  )
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
