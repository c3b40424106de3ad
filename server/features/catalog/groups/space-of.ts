import type { AddressedKind } from '@rimal/contract/staff/group-kinds'

/** Where the addresses of each kind are unique: types and collections share the addresses of lists. */
export const spaceOf = {
  types: 'list',
  collections: 'list',
  categories: 'category',
} as const satisfies Record<AddressedKind, 'list' | 'category'>
