import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { staffRoles } from '../permissions.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Day, EmailText, Instant, LanguageCode, Nullable, Strict, Uuid } from '../shapes.ts'
import { auditKinds } from './audit-kinds.ts'

const Member = Type.Object({
  staffId: Uuid,
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum([...staffRoles]),
  /** Null until the first session. */
  seenAt: Nullable(Instant),
})
export type StaffPerson = Static<typeof Member>

/** An invitation that nobody has accepted yet. */
const Invitation = Type.Object({
  id: Uuid,
  email: Nullable(Type.String()),
  role: Type.Enum([...staffRoles]),
  expiresAt: Instant,
})
export type Invitation = Static<typeof Invitation>

/** The people who work in the shop, and those who are invited to. */
export const StaffList = Type.Object({
  members: Type.Array(Member),
  invitations: Type.Array(Invitation),
})
export type StaffList = Static<typeof StaffList>

/** One field of the details of a change, in the language of the reader. */
const AuditLine = Type.Object({
  label: Type.String(),
  /** What the field said before; null where that is not known, or there was nothing. */
  from: Nullable(Type.String()),
  to: Type.String(),
})
export type AuditLine = Static<typeof AuditLine>

/** A change that staff made. */
const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Instant,
  /** Null if the change was made on the machine itself. */
  by: Nullable(Type.String()),
  action: Type.String(),
  subject: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
  reason: Nullable(Type.String()),
  /** The action, its subject and its details in the language of the reader. */
  what: Type.String(),
  about: Type.Object({
    /** Null where no page of the admin shows the subject. */
    kind: Nullable(Type.Enum([...auditKinds])),
    /** Empty where only an id is known. */
    name: Type.String(),
  }),
  lines: Type.Array(AuditLine),
})
export type AuditEntry = Static<typeof AuditEntry>

/** The filters of the audit. */
export const auditFilters = {
  subject: Type.Optional(Type.String({ maxLength: 100 })),
  action: Type.Optional(Type.String({ maxLength: 100 })),
  staffId: Type.Optional(Uuid),
  /** The first and the last day of the changes, in the shop's time zone. */
  dayFrom: Type.Optional(Day),
  dayUntil: Type.Optional(Day),
}

/** Calls on the members of staff and the audit. */
export const staffApi = {
  listStaff: get('staff/list-staff', {
    access: 'staff',
    permission: 'staff.manage',
    summary: 'The members of staff and the invitations that wait.',
    result: StaffList,
  }),
  inviteStaff: post('staff/invite-staff', {
    access: 'staff',
    permission: 'staff.manage',
    proof: true,
    summary:
      'Sends an invitation by email; to a member it is the way to a new password and second factor.',
    body: Strict({
      email: EmailText,
      role: Type.Enum([...staffRoles]),
      /** The language of the email. */
      language: LanguageCode,
    }),
    result: StaffList,
    errors: ['last_owner'],
  }),
  endInvitation: post('staff/end-invitation', {
    access: 'staff',
    permission: 'staff.manage',
    proof: true,
    summary: 'Ends an invitation: its link no longer works.',
    body: Strict({ id: Uuid }),
    result: StaffList,
  }),
  changeRole: post('staff/change-role', {
    access: 'staff',
    permission: 'staff.manage',
    proof: true,
    summary: 'Changes the role of a member of staff and ends the sessions of this person.',
    body: Strict({ staffId: Uuid, role: Type.Enum([...staffRoles]) }),
    result: StaffList,
    errors: ['staff_not_found', 'last_owner'],
  }),
  removeStaff: post('staff/remove-staff', {
    access: 'staff',
    permission: 'staff.manage',
    proof: true,
    summary: 'Removes a member of staff and ends the sessions of this person.',
    body: Strict({ staffId: Uuid }),
    result: StaffList,
    errors: ['staff_not_found', 'last_owner'],
  }),
  listAudit: get('staff/list-audit', {
    access: 'staff',
    permission: 'audit.read',
    summary:
      'Changes by staff, the latest first; `subject` is the whole name of what was changed, and `q` a part of it.',
    query: pageQuery(auditFilters),
    result: pageOf(AuditEntry),
    errors: ['invalid_input'],
  }),
}
