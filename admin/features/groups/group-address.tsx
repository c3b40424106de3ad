import type { GroupKind } from '@rimal/contract/staff/group-kinds'
import { Micro } from '../../ui/table.tsx'
import { useWords } from '../../words.tsx'

const places: Partial<Record<GroupKind, (id: string) => string>> = {
  types: (id) => `/product-list/${id}`,
  collections: (id) => `/product-list/${id}`,
  categories: (id) => `/product-list?category=${id}`,
}

/** Where shoppers find the products of a group; values of filters have no page of their own. */
export function GroupAddress({ kind, id }: { kind: GroupKind; id: string }) {
  const { t, language } = useWords()
  const path = places[kind]?.(id)
  if (!path) return null
  return (
    <p>
      <Micro>{t('groups_address')}</Micro>
      <a href={language === 'arb' ? `/ar${path}` : path} target="_blank" rel="noreferrer">
        <bdi dir="ltr">{path}</bdi>
      </a>
      <Micro>{t('groups_address_stays')}</Micro>
    </p>
  )
}
