/**
 * `sales` talks to customers; `workshop` sews the orders; `warehouse` ships them; `content` writes about the products and
 * the shop and sees no order; `accountant` compares payments; `read_only` reads what a manager reads without personal
 * data, and changes nothing. A role is added when the calls that it may make exist.
 */
export const staffRoles = [
  'owner',
  'manager',
  'sales',
  'workshop',
  'warehouse',
  'content',
  'accountant',
  'read_only',
] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * The roles that have each permission; an endpoint with the access `staff` names one permission. The server, the
 * buttons of the admin and the test of every call by every role read this table.
 */
export const permissions = {
  'staff.manage': ['owner'],
  'audit.read': ['owner', 'manager'],
  'orders.read': ['owner', 'manager', 'sales', 'workshop', 'warehouse', 'accountant', 'read_only'],
  'orders.move': ['owner', 'manager', 'sales', 'workshop', 'warehouse'],
  // Whoever packs reads the whole address and the phone.
  'orders.pack': ['owner', 'manager', 'sales', 'warehouse'],
  'orders.cancel': ['owner', 'manager', 'sales'],
  'orders.refund': ['owner', 'manager', 'sales'],
  'refunds.approve': ['owner'],
  'credit.grant': ['owner', 'manager', 'sales'],
  'returns.read': ['owner', 'manager', 'sales', 'workshop', 'warehouse', 'accountant', 'read_only'],
  'returns.answer': ['owner', 'manager', 'sales'],
  'returns.inspect': ['owner', 'manager', 'sales', 'workshop', 'warehouse'],
  'payments.check': ['owner', 'manager', 'sales', 'accountant'],
  'customers.read': ['owner', 'manager', 'sales', 'read_only'],
  'customers.erase': ['owner'],
  'reviews.read': ['owner', 'manager', 'sales', 'content', 'accountant', 'read_only'],
  'reviews.decide': ['owner', 'manager', 'sales'],
  'promotions.read': ['owner', 'manager', 'accountant', 'read_only'],
  'promotions.manage': ['owner', 'manager'],
  'visits.read': ['owner', 'manager', 'sales', 'accountant', 'read_only'],
  'visits.run': ['owner', 'manager', 'sales'],
  // The settings hold the limit of refunds, so whoever may change them may refund anything.
  'settings.change': ['owner'],
  'products.read': [
    'owner',
    'manager',
    'sales',
    'workshop',
    'warehouse',
    'content',
    'accountant',
    'read_only',
  ],
  // A product can be created only by a person who may price it.
  'products.edit': ['owner', 'manager', 'content'],
  'stock.adjust': ['owner', 'manager', 'warehouse'],
  'prices.change': ['owner', 'manager'],
  'content.read': ['owner', 'manager', 'content', 'read_only'],
  'content.edit': ['owner', 'manager', 'content'],
  // A file of orders or customers leaves the shop with the data of everyone in it.
  'orders.export': ['owner', 'manager', 'accountant'],
  'customers.export': ['owner', 'manager'],
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

/** Whether a person with one role may give somebody another role: nobody gives a permission that the own role lacks. */
export function mayGive(own: StaffRole, given: StaffRole): boolean {
  return permissionsOf(given).every((permission) => mayDo(own, permission))
}
