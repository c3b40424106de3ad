import Type, { type Static } from 'typebox'
import { get, post } from './endpoint.ts'
import { maxEmail } from './limits.ts'
import { Instant, Nullable, Strict, Uuid } from './shapes.ts'

/** `sales` talks with customers, `atelier` sews and sends. */
export const staffRoles = ['owner', 'sales', 'atelier'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Which roles may do what; a call of access `staff` names its line. */
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
  'offers.manage': ['owner'],
  'visits.run': ['owner', 'sales'],
  'settings.change': ['owner'],
  'prices.change': ['owner'],
  'pieces.weigh': ['owner', 'atelier'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export function mayDo(role: StaffRole, permission: Permission): boolean {
  return (permissions[permission] as readonly StaffRole[]).includes(role)
}

const Member = Type.Object({
  customerId: Uuid,
  name: Type.String(),
  /** The email she logs in with, else her phone. */
  contact: Type.String(),
  role: Type.Enum([...staffRoles]),
})
export type StaffMember = Static<typeof Member>

const AuditEntry = Type.Object({
  at: Instant,
  /** Null: at the machine itself. */
  by: Nullable(Type.String()),
  action: Type.String(),
  subject: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
})
export type AuditEntry = Static<typeof AuditEntry>

/** An email or phone of somebody who has an account. */
const Contact = Type.String({ minLength: 3, maxLength: maxEmail })

export const staffApi = {
  listMembers: get('staff/list-members', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'Who works for the house.',
    result: Type.Array(Member),
  }),
  addMember: post('staff/add-member', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'Makes a customer a member of staff, or gives a member another role.',
    body: Strict({ contact: Contact, role: Type.Enum([...staffRoles]) }),
    result: Type.Array(Member),
    errors: ['member_unknown', 'last_owner'],
  }),
  removeMember: post('staff/remove-member', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'A member of staff is a customer like others again.',
    body: Strict({ contact: Contact }),
    result: Type.Array(Member),
    errors: ['member_unknown', 'last_owner'],
  }),
  listAudit: get('staff/list-audit', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'The latest hundred changes that staff made, of one subject where it is named.',
    query: Type.Object({ subject: Type.Optional(Type.String({ maxLength: 100 })) }),
    result: Type.Array(AuditEntry),
  }),
}
