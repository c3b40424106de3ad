import { type AddressedKind, isOfMenu } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup } from '@rimal/contract/staff/groups'
import { useSend } from '../../queries.ts'
import { PageAddress } from '../../ui/form/page-address.tsx'
import { useWords } from '../../words.tsx'

type Props = { kind: AddressedKind; group: CatalogueGroup }

/** Where shoppers find the products of a group. */
export function GroupAddress({ kind, group: { id, address } }: Props) {
  const { t } = useWords()
  const send = useSend(['GET staff/list-groups'])
  if (address === null) return null
  return (
    <PageAddress
      before={kind === 'categories' ? '/product-list/…/' : '/product-list/'}
      address={address}
      {...(kind === 'categories' ? { opens: `/product-list?category=${id}` } : {})}
      canEdit
      reason={isOfMenu(kind, id) ? t('page_address_fixed') : undefined}
      onSave={(next, takeOver) =>
        send('POST staff/change-group-address', { body: { kind, id, address: next, takeOver } })
      }
    />
  )
}
