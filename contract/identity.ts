import Type, { type Static } from 'typebox'
import { genders } from './choices.ts'
import { get, post } from './endpoint.ts'
import { maxEmail, maxName, maxPassword, minPassword } from './limits.ts'
import { Day, Instant, LanguageCode, Nullable, Strict, Token, Uuid } from './shapes.ts'

/** An email, or a phone number in any format. */
const ContactText = Type.String({ minLength: 3, maxLength: maxEmail })
/** Two letters (ISO 3166): the country whose local phone numbers are accepted; by default the shop's country. */
const Country = Type.String({ pattern: '^[A-Z]{2}$' })
/** The digits as typed, also in Arabic digits, or the secret of the link in the email. */
export const CodeText = Type.String({ minLength: 1, maxLength: 100 })
/** A new password; common ones are refused with `password_common`. */
export const PasswordText = Type.String({ minLength: minPassword, maxLength: maxPassword })
/** 256 random bits in hex: proves once, within half an hour, that a code was right. */
const Ticket = Type.String({ pattern: '^[0-9a-f]{64}$' })
const RefreshToken = Type.String({ maxLength: 120 })

/** `native`: the refresh token is answered in the body and no cookie is set. */
const client = Type.Optional(Type.Enum(['web', 'native']))
const language_code = Type.Optional(LanguageCode)

/**
 * The data that a screen may remember of a login, as the specification names it. This data never proves an
 * identity.
 */
export const LoginRecord = Type.Object({
  _id: Uuid,
  name: Type.String(),
  email: Nullable(Type.String()),
})
export type LoginRecord = Static<typeof LoginRecord>

/** A login: a short-lived bearer token, and for native clients the refresh token. */
export const Session = Type.Object({
  customer: LoginRecord,
  /** The bearer token of authenticated calls, to be held in the memory of the page only. */
  accessToken: Type.String(),
  accessTokenSeconds: Type.Integer(),
  /** For native clients only; browsers have it in a cookie that scripts cannot read. */
  refreshToken: Nullable(Type.String()),
})
export type Session = Static<typeof Session>

/** The units and measurements that a login moved from the guest to the customer. */
export const Merged = Type.Object({
  /**
   * `units`: the units that came from the guest's cart. `count`: the units in the customer's cart
   * now.
   */
  units: Type.Integer(),
  count: Type.Integer(),
  /** The number of sets of measurements. */
  customSizes: Type.Integer(),
})
export type Merged = Static<typeof Merged>

/** A new login, with what the guest brought along. */
export const Login = Type.Object({ ...Session.properties, merged: Merged })
export type Login = Static<typeof Login>

/** A code that was sent; this answer does not show whether an account exists. */
export const SentCode = Type.Object({
  challengeId: Token,
  channel: Type.Enum(['email', 'sms']),
  digits: Type.Integer(),
  /** Seconds until another code may be requested, and until this code expires. */
  resendSeconds: Type.Integer(),
  lifeSeconds: Type.Integer(),
})
export type SentCode = Static<typeof SentCode>

/**
 * Calls of login, registration and sessions. The rules: decisions/0010-four-digits.md, 0011 and
 * 0046.
 */
export const identityApi = {
  sendCode: post('identity/send-code', {
    access: 'anyone',
    summary:
      'Sends a one-time code. The answer and its time are the same whether or not there is an account.',
    perMinute: 20,
    body: Strict({
      language_code,
      contact: ContactText,
      country: Type.Optional(Country),
      purpose: Type.Enum(['login', 'password']),
      /** The code that this one replaces. */
      challengeId: Type.Optional(Token),
    }),
    result: SentCode,
    errors: ['invalid_input', 'phone_refused', 'texts_paused', 'code_too_soon', 'too_many_codes'],
  }),
  checkCode: post('identity/check-code', {
    access: 'guest',
    summary:
      'Exchanges a code for a login, or for a ticket: to register if the contact is unknown, or to set a password if that was the purpose.',
    perMinute: 30,
    body: Strict({ language_code, challengeId: Token, code: CodeText, client }),
    result: Type.Object({
      next: Type.Enum(['logged-in', 'register', 'set-password']),
      login: Nullable(Login),
      ticket: Nullable(Ticket),
    }),
    errors: ['code_wrong', 'code_spent', 'code_too_short'],
  }),
  logIn: post('identity/log-in', {
    access: 'guest',
    summary: 'Logs in with a password.',
    perMinute: 30,
    body: Strict({
      language_code,
      contact: ContactText,
      country: Type.Optional(Country),
      password: Type.String({ minLength: 1, maxLength: maxPassword }),
      client,
    }),
    result: Login,
    errors: ['login_wrong', 'too_many_logins'],
  }),
  register: post('identity/register', {
    access: 'guest',
    summary: 'Creates an account for a contact that was verified by a code, and logs in.',
    perMinute: 20,
    body: Strict({
      language_code,
      ticket: Ticket,
      name: Type.String({ minLength: 1, maxLength: maxName }),
      gender: Type.Optional(Nullable(Type.Enum([...genders]))),
      birthDate: Type.Optional(Nullable(Day)),
      password: Type.Optional(PasswordText),
      client,
    }),
    result: Login,
    errors: ['invalid_input', 'ticket_expired', 'password_common'],
  }),
  setPassword: post('identity/set-password', {
    access: 'anyone',
    summary: 'Sets a password with a ticket, and ends every login of the account.',
    perMinute: 20,
    body: Strict({ language_code, ticket: Ticket, password: PasswordText }),
    result: Type.Object({}),
    errors: ['ticket_expired', 'password_common'],
  }),
  refresh: post('identity/refresh', {
    access: 'session',
    summary:
      'Answers a new bearer token and the next refresh token. For a moment the refresh token before the current one gets the same answer, because two tabs may ask at once and an answer may be lost.',
    body: Strict({ language_code, refreshToken: Type.Optional(RefreshToken) }),
    result: Session,
    errors: ['login_required'],
  }),
  logOut: post('identity/log-out', {
    access: 'session',
    summary: 'Ends this login. The answer is the same if there was none.',
    body: Strict({ language_code, refreshToken: Type.Optional(RefreshToken) }),
    result: Type.Object({}),
  }),
  listSessions: get('identity/list-sessions', {
    access: 'customer',
    summary: 'The sessions of the customer, the latest used first.',
    result: Type.Array(
      Type.Object({
        id: Uuid,
        /** Browser and system in English: 'Safari, iPhone'; empty if neither is known. */
        device: Type.String(),
        loggedInAt: Instant,
        seenAt: Instant,
        isThis: Type.Boolean(),
      }),
    ),
  }),
  endSession: post('identity/end-session', {
    access: 'customer',
    summary: 'Logs one device out.',
    body: Strict({ language_code, sessionId: Uuid }),
    result: Type.Object({}),
    errors: ['session_not_found'],
  }),
  endAllSessions: post('identity/end-all-sessions', {
    access: 'customer',
    summary: 'Logs every device out, including this one.',
    body: Strict({ language_code }),
    result: Type.Object({}),
  }),
}
