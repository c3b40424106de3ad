import { intlLocale } from '@rimal/contract/language'
import { type BulkProductAct, bulkProductActs } from '@rimal/contract/staff/lists/bulk-acts'
import { type ProductState, productStates } from '@rimal/contract/staff/product-states'
import type { ProductRow } from '@rimal/contract/staff/products'
import { useAsk } from '../../ask.ts'
import { call, type InputOf } from '../../call.ts'
import { useSession } from '../../session.ts'
import type { Bulk } from '../../ui/list/bulk/use-bulk.ts'
import { type Words, useWords } from '../../words.tsx'
import { gridOfFilter, gridOfIds, maxGridProducts } from './grid/rules/grid-address.ts'
import { readsOfProducts } from './reads-of-products.ts'
import { useGroupChoices } from './use-group-choices.ts'

export type ProductQuery = NonNullable<InputOf<'GET staff/list-products'>['query']>
type Filter = Omit<ProductQuery, 'cursor' | 'sort' | 'language_code'>

/** The acts that change something in a list of one state, or of all but the archived products. */
function actsIn({ state }: Filter): readonly BulkProductAct[] {
  const states = state ? [state] : shownStates
  return bulkProductActs.filter((act) => states.some((one) => isChangedBy(act, one)))
}

const shownStates = productStates.filter((state) => state !== 'archived')

/** Whether an act changes a product in a state; of a collection, the products that are in it are not known here. */
function isChangedBy(act: string, state: ProductState): boolean {
  if (act === 'restore') return state === 'archived'
  if (act === 'publish') return state === 'draft' || state === 'scheduled'
  if (act === 'unpublish') return state === 'published' || state === 'scheduled'
  return act !== 'archive' || state !== 'archived'
}

/** What can be done with many products at once. */
export function useProductBulk(
  query: ProductQuery,
  nameOf: (row: ProductRow) => string,
): Bulk<ProductRow, Filter> {
  const words = useWords()
  const { t } = words
  const { can } = useSession()
  const ask = useAsk()
  const groups = useGroupChoices()
  const { cursor: _, sort, ...filter } = query
  const acts = can('products.edit') ? actsIn(filter) : []
  return {
    filter,
    acts: acts.map((act) => {
      const isOfCollection = act.endsWith('collection')
      return {
        key: act,
        title: t(`list_bulk_${act}`),
        effect: (count) => t(`list_bulk_${act}_effect`, { count }),
        ...(isOfCollection
          ? { choice: { title: t('list_bulk_collection'), choices: groups?.collections ?? [] } }
          : {}),
        run: (part, chosen) => {
          const collection = isOfCollection ? { collection: chosen } : {}
          return ask(() =>
            call('POST staff/change-products', { body: { ...part, act, ...collection } }),
          )
        },
      }
    }),
    links: can('products.edit')
      ? [
          {
            key: 'grid',
            title: t('grid_edit'),
            to: gridOfIds,
            toAll: (except) => gridOfFilter({ ...filter, sort }, except),
            max: maxGridProducts,
            why: t('grid_too_many', { max: maxGridProducts }),
          },
        ]
      : [],
    changes: ({ state }, act) => isChangedBy(act, state),
    counted: (count) => t('list_products_count', { count }),
    nameOf,
    toOf: (id) => `/products/${id}`,
    fieldsText: (fields) => lacksText(fields, words),
    renews: readsOfProducts,
  }
}

/** Says what a product lacks; the page of the product says in which colour. */
function lacksText(fields: readonly string[], { t, language }: Words): string {
  const lacks = fields.flatMap((field) => {
    if (field === 'name.en') return t('product_lack_name_en')
    if (field === 'name.ar') return t('product_lack_name_ar')
    if (field === 'items') return t('product_lack_items')
    if (field.endsWith('.sizes')) return t('list_bulk_lack_sizes')
    return field.endsWith('.pictures') ? t('list_bulk_lack_pictures') : []
  })
  if (lacks.length === 0) return ''
  return t('list_bulk_lacks', {
    lacks: new Intl.ListFormat(intlLocale(language)).format(new Set(lacks)),
  })
}
