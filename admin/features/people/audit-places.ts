import type { Permission } from '@rimal/contract/permissions'
import type { AuditKind } from '@rimal/contract/staff/audit-kinds'
import { groupOfSetting } from '@rimal/contract/staff/setting-groups'

type Place = { needs: Permission; to: (subject: string) => string }

const at =
  (path: string) =>
  (subject: string): string =>
    `${path}/${encodeURIComponent(subject)}`
const always = (path: string) => () => path

/** The page of the admin that shows a thing; a kind that is not here has none. */
const places: Partial<Record<AuditKind, Place>> = {
  banner: { needs: 'content.edit', to: (subject) => at('/content/banners')(subject.slice(7)) },
  banners: { needs: 'content.edit', to: always('/content/banners') },
  chart: { needs: 'products.edit', to: at('/catalogue/size-charts') },
  connection: { needs: 'settings.change', to: at('/settings/connections') },
  connections: { needs: 'settings.change', to: always('/settings/connections') },
  credit: { needs: 'credit.grant', to: always('/credit') },
  customer: { needs: 'customers.read', to: at('/customers') },
  discrepancy: { needs: 'payments.check', to: always('/money') },
  failed_message: { needs: 'settings.change', to: always('/failed-messages') },
  group: { needs: 'products.read', to: always('/catalogue') },
  groups: { needs: 'products.read', to: (subject) => `/catalogue?kind=${subject}` },
  home: { needs: 'content.read', to: always('/content/home') },
  import: { needs: 'products.edit', to: at('/products/import') },
  menus: { needs: 'content.edit', to: always('/content/menus') },
  message: { needs: 'content.edit', to: at('/content/messages') },
  order: { needs: 'orders.read', to: at('/orders') },
  page: { needs: 'content.read', to: at('/content/pages') },
  person: { needs: 'staff.manage', to: always('/staff') },
  pinned: { needs: 'products.edit', to: at('/catalogue/search/pinned') },
  product: { needs: 'products.read', to: at('/products') },
  promotion: { needs: 'promotions.read', to: at('/discounts') },
  redirects: { needs: 'products.edit', to: always('/redirects') },
  return: { needs: 'returns.read', to: at('/returns') },
  review: { needs: 'reviews.read', to: always('/reviews') },
  setting: { needs: 'settings.change', to: settingPlace },
  stock: { needs: 'products.read', to: always('/stock') },
  synonyms: { needs: 'products.edit', to: at('/catalogue/search/synonyms') },
  visit: { needs: 'visits.read', to: at('/visits') },
  word: { needs: 'content.edit', to: always('/content/words') },
}

type Changed = { action: string; subject: string; about: { kind: AuditKind | null } }

/** Where a thing is shown to a member of staff; null where nowhere. */
export function auditPlace(
  { action, subject, about: { kind } }: Changed,
  can: (permission: Permission) => boolean,
): string | null {
  // What was deleted has no page any more.
  if (/^staff\/(delete|erase)-/.test(action)) return null
  const place = kind && places[kind]
  return place && can(place.needs) ? place.to(subject) : null
}

function settingPlace(subject: string): string {
  return `/settings/${groupOfSetting(subject) ?? subject}`
}
