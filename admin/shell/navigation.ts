import type { Permission } from '@rimal/contract/permissions'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import type { IconName } from '../ui/icon.tsx'

export type Place = {
  path: string
  title: AdminTextKey
  icon: IconName
  /** The place is not shown to a role without this permission. */
  needs?: Permission
}

/** The places of the admin by noun, in groups. */
export const navigation: { title: AdminTextKey | null; places: Place[] }[] = [
  { title: null, places: [{ path: '/', title: 'admin_today', icon: 'sun' }] },
  {
    title: 'admin_work',
    places: [{ path: '/orders', title: 'admin_orders', icon: 'order', needs: 'orders.read' }],
  },
  {
    title: 'admin_catalogue',
    places: [
      { path: '/products', title: 'admin_products', icon: 'hanger', needs: 'products.read' },
      { path: '/stock', title: 'admin_stock', icon: 'stock', needs: 'products.read' },
      { path: '/catalogue', title: 'admin_groups', icon: 'filters', needs: 'products.read' },
    ],
  },
  {
    title: 'admin_shop',
    places: [
      { path: '/staff', title: 'admin_staff', icon: 'people', needs: 'staff.manage' },
      { path: '/audit', title: 'admin_audit', icon: 'log', needs: 'audit.read' },
    ],
  },
]
