import type { StaffRole } from './permissions.ts'

/**
 * The roles that see each kind of a customer's personal data; every other role gets the answers of staff calls without
 * it, and cannot search by it. `name` includes the company on an invoice and what is written about a return, `measurements`
 * the remarks and the questions of a made-to-order line. A field of a shape names its kind with `personal` (contract/shapes.ts).
 */
export const personalData = {
  name: ['owner', 'manager', 'sales', 'workshop', 'warehouse', 'accountant'],
  // The courier calls the customer, so whoever ships needs the phone.
  phone: ['owner', 'manager', 'sales', 'warehouse'],
  email: ['owner', 'manager', 'sales'],
  address: ['owner', 'manager', 'sales', 'warehouse'],
  measurements: ['owner', 'manager', 'sales', 'workshop'],
  // Pictures of a return, which may show the customer at home: for whoever answers or inspects it.
  picture: ['owner', 'manager', 'sales', 'workshop', 'warehouse'],
  // The date of birth and the gender.
  person: ['owner', 'manager', 'sales'],
} as const satisfies Record<string, readonly StaffRole[]>

export type PersonalKind = keyof typeof personalData

/** Whether a role sees a kind of personal data. */
export function maySee(role: StaffRole, kind: PersonalKind): boolean {
  return (personalData[kind] as readonly StaffRole[]).includes(role)
}

/** What stands where a role does not see a name; other texts are empty. */
export const hiddenName = '•••'
