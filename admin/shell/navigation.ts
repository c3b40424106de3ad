import type { Permission } from '@rimal/contract/permissions'
import type { placeWords } from '@rimal/contract/words/admin/places'
import type { IconName } from '../ui/icon.tsx'

type PlaceName = keyof typeof placeWords

export type Place = {
  path: string
  title: PlaceName
  icon: IconName
  /** The place is not shown to a role without this permission. */
  needs?: Permission
  /** What people do standing with a phone: the place is in the bar before others. */
  isForPhone?: true
}

/** The places of the admin by noun, in groups. */
export const navigation: { title: PlaceName | null; places: Place[] }[] = [
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
      { path: '/returns', title: 'admin_returns', icon: 'back', needs: 'returns.read' },
      { path: '/visits', title: 'admin_visits', icon: 'calendar', needs: 'visits.read' },
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
      { path: '/discounts', title: 'admin_discounts', icon: 'tag', needs: 'promotions.read' },
      { path: '/catalogue', title: 'admin_groups', icon: 'filters', needs: 'products.read' },
      { path: '/redirects', title: 'admin_redirects', icon: 'out', needs: 'products.edit' },
      {
        path: '/catalogue/search',
        title: 'admin_search',
        icon: 'search',
        needs: 'products.edit',
      },
      {
        path: '/catalogue/size-charts',
        title: 'admin_size_charts',
        icon: 'ruler',
        needs: 'products.edit',
      },
    ],
  },
  {
    title: 'admin_people_group',
    places: [
      { path: '/customers', title: 'admin_customers', icon: 'person', needs: 'customers.read' },
      { path: '/reviews', title: 'admin_reviews', icon: 'star', needs: 'reviews.read' },
      { path: '/credit', title: 'admin_credit', icon: 'wallet', needs: 'credit.grant' },
    ],
  },
  {
    title: 'admin_shop',
    places: [
      { path: '/content', title: 'admin_content', icon: 'speech', needs: 'content.read' },
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

/** The place to which the page at a path belongs; undefined for pages that belong to none. */
export function placeOf(path: string): Place | undefined {
  return navigation
    .flatMap(({ places }) => places)
    .filter((place) => path === place.path || path.startsWith(`${place.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** The pages that need more than their place does. */
const pagesWithNeeds: readonly { path: string; needs: Permission }[] = [
  { path: '/content/menus', needs: 'content.edit' },
  { path: '/content/banners', needs: 'content.edit' },
  { path: '/content/words', needs: 'content.edit' },
  { path: '/content/messages', needs: 'content.edit' },
]

/** The permission without which a role does not see the page at a path; undefined for pages of everyone. */
export function permissionOf(path: string): Permission | undefined {
  const page = pagesWithNeeds.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  return page?.needs ?? placeOf(path)?.needs
}
