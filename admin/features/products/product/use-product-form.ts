import type { StaffProduct } from '@rimal/contract/staff/products'
import { useMemo, useState } from 'react'
import { useSend } from '../../../queries.ts'
import { useEditForm } from '../../../ui/form/use-edit-form.ts'
import { readsOfProducts } from '../reads-of-products.ts'
import {
  fieldsOf,
  type ItemKeys,
  type ProductForm,
  rememberKeys,
  savedOf,
  withKnownIds,
} from './product-form.ts'

/** The form of a product: what is described of a picture is saved at once, and no change of the form. */
export function useProductForm(product: StaffProduct, read: () => Promise<StaffProduct>) {
  const send = useSend(readsOfProducts)
  const [keys] = useState<ItemKeys>(() => new Map())
  const saved = useMemo(() => savedOf(product, keys), [product, keys])
  return useEditForm<ProductForm>({
    saved,
    view: fieldsOf,
    read: async () => savedOf(await read(), keys),
    save: async (fields, revision) => {
      const body = { id: product.id, revision, fields: fieldsOf(withKnownIds(fields, keys)) }
      const next = await send('POST staff/save-product', { body })
      rememberKeys(keys, fields, next)
      return savedOf(next, keys)
    },
  })
}
