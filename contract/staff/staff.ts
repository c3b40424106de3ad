import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxEmail } from '../limits.ts'
import { staffRoles } from '../permissions.ts'
import { Instant, Nullable, Strict, Uuid } from '../shapes.ts'

const Member = Type.Object({
  customerId: Uuid,
  name: Type.String(),
  /** The email that the member logs in with, else the phone. */
  contact: Type.String(),
  role: Type.Enum([...staffRoles]),
})
export type StaffPerson = Static<typeof Member>

/** A change that staff made. */
const AuditEntry = Type.Object({
  at: Instant,
  /** Null if the change was made on the machine itself. */
  by: Nullable(Type.String()),
  action: Type.String(),
  subject: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
})
export type AuditEntry = Static<typeof AuditEntry>

/** The email or phone of an account. */
const Contact = Type.String({ minLength: 3, maxLength: maxEmail })

/** Calls on the members of staff and the audit; for owners. */
export const staffApi = {
  listStaff: get('staff/list-staff', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'The members of staff.',
    result: Type.Array(Member),
  }),
  addStaff: post('staff/add-staff', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'Makes a customer a member of staff, or changes the role of a member.',
    body: Strict({ contact: Contact, role: Type.Enum([...staffRoles]) }),
    result: Type.Array(Member),
    errors: ['staff_not_found', 'last_owner'],
  }),
  removeStaff: post('staff/remove-staff', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'Removes a member from staff; the account stays a customer’s.',
    body: Strict({ contact: Contact }),
    result: Type.Array(Member),
    errors: ['staff_not_found', 'last_owner'],
  }),
  listAudit: get('staff/list-audit', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'The latest hundred changes by staff, of one subject if it is given.',
    query: Strict({ subject: Type.Optional(Type.String({ maxLength: 100 })) }),
    result: Type.Array(AuditEntry),
  }),
}
