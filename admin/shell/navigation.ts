import type { Permission } from '@rimal/contract/permissions'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import type { IconName } from '../ui/icon.tsx'

export type Place = {
  path: string
  title: AdminTextKey
  icon: IconName
  /** The place is not shown to a role without this permission. */
  needs?: Permission
  /** What people do standing with a phone: the place is in the bar before others. */
  isForPhone?: true
}

/** The places of the admin by noun, in groups. */
export const navigation: { title: AdminTextKey | null; places: Place[] }[] = [
  { title: null, places: [{ path: '/', title: 'admin_today', icon: 'sun', isForPhone: true }] },
  {
    title: 'admin_work',
    places: [
      {
        path: '/orders',
        title: 'admin_orders',
        icon: 'order',
        needs: 'orders.read',
        isForPhone: true,
      },
      { path: '/production', title: 'admin_production', icon: 'scissors', needs: 'orders.read' },
      { path: '/returns', title: 'admin_returns', icon: 'back', needs: 'returns.inspect' },
      { path: '/visits', title: 'admin_visits', icon: 'calendar', needs: 'visits.run' },
      { path: '/money', title: 'admin_money', icon: 'coins', needs: 'payments.check' },
    ],
  },
  {
    title: 'admin_catalogue',
    places: [
      {
        path: '/products',
        title: 'admin_products',
        icon: 'hanger',
        needs: 'products.read',
        isForPhone: true,
      },
      {
        path: '/stock',
        title: 'admin_stock',
        icon: 'stock',
        needs: 'products.read',
        isForPhone: true,
      },
      { path: '/discounts', title: 'admin_discounts', icon: 'tag', needs: 'promotions.manage' },
      { path: '/catalogue', title: 'admin_groups', icon: 'filters', needs: 'products.read' },
    ],
  },
  {
    title: 'admin_people_group',
    places: [
      { path: '/customers', title: 'admin_customers', icon: 'person', needs: 'customers.read' },
      { path: '/reviews', title: 'admin_reviews', icon: 'star', needs: 'reviews.decide' },
      { path: '/credit', title: 'admin_credit', icon: 'wallet', needs: 'credit.grant' },
    ],
  },
  {
    title: 'admin_shop',
    places: [
      { path: '/content', title: 'admin_content', icon: 'speech', needs: 'content.edit' },
      {
        path: '/settings',
        title: 'admin_settings',
        icon: 'shopfront',
        needs: 'settings.change',
      },
      { path: '/staff', title: 'admin_staff', icon: 'people', needs: 'staff.manage' },
      { path: '/audit', title: 'admin_audit', icon: 'log', needs: 'audit.read' },
    ],
  },
]
