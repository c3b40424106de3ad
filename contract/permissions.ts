/**
 * `sales` talks to customers; `workshop` sews the orders; `warehouse` ships them; `content` writes about the products and
 * the shop and sees no order; `accountant` compares payments. A role is added when the calls that it may make exist.
 */
export const staffRoles = [
  'owner',
  'manager',
  'sales',
  'workshop',
  'warehouse',
  'content',
  'accountant',
] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * The roles that have each permission; an endpoint with the access `staff` names one permission. The server, the
 * buttons of the admin and the test of every call by every role read this table.
 */
export const permissions = {
  'staff.manage': ['owner'],
  'audit.read': ['owner', 'manager'],
  'orders.read': ['owner', 'manager', 'sales', 'workshop', 'warehouse', 'accountant'],
  'orders.move': ['owner', 'manager', 'sales', 'workshop', 'warehouse'],
  'orders.cancel': ['owner', 'manager', 'sales'],
  'orders.refund': ['owner', 'manager', 'sales'],
  'refunds.approve': ['owner'],
  'credit.grant': ['owner', 'manager', 'sales'],
  'returns.answer': ['owner', 'manager', 'sales'],
  'returns.inspect': ['owner', 'manager', 'sales', 'workshop', 'warehouse'],
  'payments.check': ['owner', 'manager', 'sales', 'accountant'],
  'customers.read': ['owner', 'manager', 'sales'],
  'customers.erase': ['owner'],
  'reviews.decide': ['owner', 'manager', 'sales'],
  'promotions.manage': ['owner', 'manager'],
  'visits.run': ['owner', 'manager', 'sales'],
  // The settings hold the limit of refunds, so whoever may change them may refund anything.
  'settings.change': ['owner'],
  'products.read': ['owner', 'manager', 'sales', 'workshop', 'warehouse', 'content', 'accountant'],
  // A product can be created only by a person who may price it.
  'products.edit': ['owner', 'manager', 'content'],
  'stock.adjust': ['owner', 'manager', 'warehouse'],
  'prices.change': ['owner', 'manager'],
  'content.edit': ['owner', 'manager', 'content'],
  'products.weigh': ['owner', 'manager', 'workshop', 'warehouse'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

/** Whether a role has a permission. */
export function mayDo(role: StaffRole, permission: Permission): boolean {
  return (permissions[permission] as readonly StaffRole[]).includes(role)
}

/** The permissions of a role, in the order of the table. */
export function permissionsOf(role: StaffRole): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter((permission) => mayDo(role, permission))
}
