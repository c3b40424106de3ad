import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxName, maxPassword } from '../limits.ts'
import { type Permission, permissions, staffRoles } from '../permissions.ts'
import { EmailText, Instant, LanguageCode, Nullable, Strict, Uuid } from '../shapes.ts'

/**
 * NIST SP 800-63B asks for 8 characters beside a second factor. We ask for more, as one password opens the data of
 * every customer.
 */
export const minStaffPassword = 12
/** A session ends after so many hours, and after so many minutes in which nothing was asked. */
export const staffSessionHours = 8
export const staffIdleMinutes = 60
/** For so many minutes after a second factor was proved, no call asks for it again. */
export const proofMinutes = 10
/** An invitation by email, and the link that the terminal prints for the first owner, are valid for so many hours. */
export const invitationHours = 72
export const setUpHours = 24
export const recoveryCodeCount = 10
/** A passkey has to answer a challenge within so many minutes. */
export const challengeMinutes = 5

const PasswordText = Type.String({ minLength: 1, maxLength: maxPassword })
const NewPassword = Type.String({ minLength: minStaffPassword, maxLength: maxPassword })
/** Six digits of the authenticator app, also in Arabic digits, or a recovery code. */
export const FactorText = Type.String({ minLength: 6, maxLength: 40 })
/** 256 random bits in hex: the step between the password and the second factor. */
export const Ticket = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** The part of an invitation's link behind the `#`. */
const InvitationToken = Type.String({ pattern: '^[0-9a-f-]{36}\\.[0-9a-f]{64}$' })

/** The member of staff who is signed in. */
export const StaffMe = Type.Object({
  staffId: Uuid,
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum([...staffRoles]),
  language: LanguageCode,
  permissions: Type.Array(Type.Enum(Object.keys(permissions) as Permission[])),
  /** The recovery codes that were not used yet. */
  recoveryCodesLeft: Type.Integer(),
  /** The passkeys with which the person can prove the second factor. */
  passkeys: Type.Integer(),
  /** When the session ends, whatever is done in it. */
  endsAt: Instant,
})
export type StaffMe = Static<typeof StaffMe>

/** The secret of an authenticator app in Base32, for typing, and the address that a QR code holds. */
export const AppSecret = Type.Object({ secret: Type.String(), uri: Type.String() })

/** The data with which an authenticator app is set up. */
const Enrolment = Type.Object({
  /** Null if the person is to give an email: the first owner. */
  email: Nullable(Type.String()),
  role: Type.Enum([...staffRoles]),
  language: LanguageCode,
  ...AppSecret.properties,
})
export type Enrolment = Static<typeof Enrolment>

const RecoveryCodes = Type.Array(Type.String())

const StaffSession = Type.Object({
  id: Uuid,
  device: Type.String(),
  signedInAt: Instant,
  seenAt: Instant,
  isThis: Type.Boolean(),
})
export type StaffSession = Static<typeof StaffSession>

/**
 * How staff sign in: with a password and a second factor, into a session of their own
 * (decisions/0083-staff-are-people-of-their-own.md).
 */
export const signInApi = {
  signIn: post('staff/sign-in', {
    access: 'sign-in',
    summary: 'Checks email and password; the answer leads to the second factor.',
    body: Strict({ email: EmailText, password: PasswordText }),
    result: Type.Object({ ticket: Ticket }),
    errors: ['sign_in_wrong', 'too_many_sign_ins'],
    perMinute: 30,
  }),
  proveSignIn: post('staff/prove-sign-in', {
    access: 'sign-in',
    summary: 'Checks the second factor after the password, and opens the session in a cookie.',
    body: Strict({ ticket: Ticket, code: FactorText }),
    result: StaffMe,
    errors: ['sign_in_expired', 'factor_wrong', 'too_many_sign_ins'],
    perMinute: 30,
  }),
  openInvitation: post('staff/open-invitation', {
    access: 'sign-in',
    summary: 'Shows an invitation, with the secret for the authenticator app of the person.',
    body: Strict({ token: InvitationToken }),
    result: Enrolment,
    errors: ['invitation_ended'],
    perMinute: 30,
  }),
  acceptInvitation: post('staff/accept-invitation', {
    access: 'sign-in',
    summary: 'Makes the person a member of staff with a password and a second factor, signed in.',
    body: Strict({
      token: InvitationToken,
      email: Type.Optional(EmailText),
      name: Type.String({ minLength: 1, maxLength: maxName }),
      password: NewPassword,
      code: FactorText,
      language: LanguageCode,
    }),
    result: Type.Object({ me: StaffMe, recoveryCodes: RecoveryCodes }),
    errors: [
      'invitation_ended',
      'factor_wrong',
      'password_common',
      'last_owner',
      'too_many_sign_ins',
    ],
    perMinute: 30,
  }),
  staffMe: get('staff/me', {
    access: 'staff',
    permission: 'any',
    summary: 'The member of staff who is signed in, with the permissions of the role.',
    result: StaffMe,
  }),
  proveFactor: post('staff/prove', {
    access: 'staff',
    permission: 'any',
    summary: 'Proves the second factor once more, for calls that ask for it.',
    body: Strict({ code: FactorText }),
    result: Type.Object({}),
    errors: ['factor_wrong', 'too_many_sign_ins'],
    perMinute: 30,
  }),
  changeStaffLanguage: post('staff/change-language', {
    access: 'staff',
    permission: 'any',
    summary: 'Changes the language of the admin and of messages for the member who calls.',
    body: Strict({ language: LanguageCode }),
    result: Type.Object({}),
  }),
  changeStaffPassword: post('staff/change-password', {
    access: 'staff',
    permission: 'any',
    proof: true,
    summary: 'Changes the password of the member who calls, and ends the other sessions.',
    body: Strict({ password: NewPassword }),
    result: Type.Object({}),
    errors: ['password_common'],
  }),
  renewRecoveryCodes: post('staff/renew-recovery-codes', {
    access: 'staff',
    permission: 'any',
    proof: true,
    summary: 'Replaces the recovery codes of the member who calls; the old ones end.',
    body: Strict({}),
    result: RecoveryCodes,
  }),
  listStaffSessions: get('staff/list-sessions', {
    access: 'staff',
    permission: 'any',
    summary: 'The sessions of the member who calls.',
    result: Type.Array(StaffSession),
  }),
  endStaffSession: post('staff/end-session', {
    access: 'staff',
    permission: 'any',
    proof: true,
    summary: 'Ends a session of the member who calls.',
    body: Strict({ id: Uuid }),
    result: Type.Array(StaffSession),
    errors: ['session_not_found'],
  }),
  signOut: post('staff/sign-out', {
    access: 'sign-in',
    summary: 'Ends the session of the cookie, if there is one.',
    body: Strict({}),
    result: Type.Object({}),
  }),
}
