import type { StaffProduct } from '@rimal/contract/staff/products'
import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../../call.ts'
import { useSend } from '../../../queries.ts'
import { PageAddress } from '../../../ui/form/page-address.tsx'
import { useWords } from '../../../words.tsx'
import { readsOfProducts } from '../reads-of-products.ts'

type Props = { product: StaffProduct; hasChanges: boolean; canEdit: boolean }

/** The address of the page of a product; it is changed at once, and so not while other changes wait to be saved. */
export function AddressPart({ product, hasChanges, canEdit }: Props) {
  const { t } = useWords()
  const { id, revision, address, state, previewKey } = product
  const send = useSend(readsOfProducts)
  const queries = useQueryClient()
  const renew = () =>
    Promise.all(readsOfProducts.map((read) => queries.invalidateQueries({ queryKey: [read] })))
  const path = `/product-details/${address}`
  return (
    <PageAddress
      before="/product-details/"
      address={address}
      opens={state === 'published' ? path : `${path}?preview=${previewKey}`}
      canEdit={canEdit}
      reason={hasChanges ? t('page_address_save_first') : undefined}
      onSave={(next, takeOver) =>
        send('POST staff/change-product-address', {
          body: { id, revision, address: next, takeOver },
        }).catch(async (error: unknown) => {
          // The next try has the revision that the product has by now.
          if (isRefusal(error, 'changed_meanwhile')) await renew()
          throw error
        })
      }
    />
  )
}
