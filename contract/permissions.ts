/** `sales` talks to customers; `atelier` produces and ships the orders. */
export const staffRoles = ['owner', 'sales', 'atelier'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * The roles that have each permission; an endpoint with the access `staff` names one permission.
 */
export const permissions = {
  'staff.manage': ['owner'],
  'orders.read': ['owner', 'sales', 'atelier'],
  'orders.move': ['owner', 'sales', 'atelier'],
  'orders.cancel': ['owner', 'sales'],
  'orders.refund': ['owner', 'sales'],
  'refunds.approve': ['owner'],
  'credit.grant': ['owner', 'sales'],
  'returns.answer': ['owner', 'sales'],
  'returns.inspect': ['owner', 'sales', 'atelier'],
  'payments.check': ['owner', 'sales'],
  'reviews.decide': ['owner', 'sales'],
  'promotions.manage': ['owner'],
  'visits.run': ['owner', 'sales'],
  'settings.change': ['owner'],
  'prices.change': ['owner'],
  'products.weigh': ['owner', 'atelier'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

const shift = 12
const money = 2

/**
 * The hours after a login by password in which a permission can be used: fewer if money or rights
 * are at stake (decisions/0047-staff-log-in-with-a-password.md).
 */
export const loginHours: Record<Permission, number> = {
  'staff.manage': money,
  'orders.read': shift,
  'orders.move': shift,
  'orders.cancel': money,
  'orders.refund': money,
  'refunds.approve': money,
  'credit.grant': money,
  'returns.answer': money,
  'returns.inspect': shift,
  'payments.check': money,
  'reviews.decide': shift,
  'promotions.manage': money,
  'visits.run': shift,
  'settings.change': money,
  'prices.change': money,
  'products.weigh': shift,
}

/** Whether a role has a permission. */
export function mayDo(role: StaffRole, permission: Permission): boolean {
  return (permissions[permission] as readonly StaffRole[]).includes(role)
}
