import Type, { type Static } from 'typebox'
import { genders } from './choices.ts'
import { get, post } from './endpoint.ts'
import { maxEmail, maxName, maxPassword, minPassword } from './limits.ts'
import { Day, Instant, LanguageCode, Nullable, Strict, Token, Uuid } from './shapes.ts'

/** An email, or a phone number in any writing. */
const ContactText = Type.String({ minLength: 3, maxLength: maxEmail })
/** Two letters: whose local numbers a phone is read as; without it the shop's own country. */
const Country = Type.String({ pattern: '^[A-Z]{2}$' })
/** The digits as typed, Arabic ones too, or the secret of the link in the email. */
export const CodeText = Type.String({ minLength: 1, maxLength: 100 })
export const PasswordText = Type.String({ minLength: minPassword, maxLength: maxPassword })
/** 256 random bits in hex: proves for half an hour that a code was right, once. */
const Ticket = Type.String({ pattern: '^[0-9a-f]{64}$' })
const RefreshToken = Type.String({ maxLength: 120 })

/** `native`: the refresh token comes in the body and no cookie is set. */
const client = Type.Optional(Type.Enum(['web', 'native']))
const language_code = Type.Optional(LanguageCode)

/** What a screen may remember; the specification's login record. Never a proof of anything. */
export const LoginRecord = Type.Object({
  _id: Uuid,
  name: Type.String(),
  email: Nullable(Type.String()),
})
export type LoginRecord = Static<typeof LoginRecord>

export const Session = Type.Object({
  customer: LoginRecord,
  /** The bearer of authenticated calls. For the memory of the page only. */
  accessToken: Type.String(),
  accessTokenSeconds: Type.Integer(),
  /** For native clients alone; browsers have it in a cookie that scripts cannot read. */
  refreshToken: Nullable(Type.String()),
})
export type Session = Static<typeof Session>

/** What the guest she was until a moment ago brought along. */
export const Merged = Type.Object({
  /** Pieces that came from the guest's bag, and pieces in her bag now. */
  pieces: Type.Integer(),
  count: Type.Integer(),
  /** Sets of measurements. */
  customSizes: Type.Integer(),
})
export type Merged = Static<typeof Merged>

export const Login = Type.Object({ ...Session.properties, merged: Merged })
export type Login = Static<typeof Login>

export const SentCode = Type.Object({
  challengeId: Token,
  channel: Type.Enum(['email', 'sms']),
  digits: Type.Integer(),
  /** Seconds until another one may be asked for, and until this one ends. */
  resendSeconds: Type.Integer(),
  lifeSeconds: Type.Integer(),
})
export type SentCode = Static<typeof SentCode>

export const identityApi = {
  sendCode: post('identity/send-code', {
    access: 'anyone',
    summary:
      'Sends a one-time code. The same answer, in the same time, whether or not there is an account.',
    perMinute: 20,
    body: Strict({
      language_code,
      contact: ContactText,
      country: Type.Optional(Country),
      purpose: Type.Enum(['login', 'password']),
      /** The code that this one takes the place of. */
      challengeId: Type.Optional(Token),
    }),
    result: SentCode,
    errors: ['invalid_input', 'phone_refused', 'texts_paused', 'code_too_soon', 'too_many_codes'],
  }),
  checkCode: post('identity/check-code', {
    access: 'guest',
    summary:
      'Exchanges a code for a login, or for a ticket: to register where the contact is unknown, to set a password where that was asked for.',
    perMinute: 30,
    body: Strict({ language_code, challengeId: Token, code: CodeText, client }),
    result: Type.Object({
      next: Type.Enum(['logged-in', 'register', 'set-password']),
      login: Nullable(Login),
      ticket: Nullable(Ticket),
    }),
    errors: ['code_wrong', 'code_spent', 'codes_locked'],
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
    summary: 'Makes an account of a contact that was proved by a code, and logs in.',
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
    errors: ['invalid_input', 'ticket_ended', 'password_common'],
  }),
  setPassword: post('identity/set-password', {
    access: 'anyone',
    summary: 'Sets a password with a ticket, and ends every login of the account.',
    perMinute: 20,
    body: Strict({ language_code, ticket: Ticket, password: PasswordText }),
    result: Type.Object({}),
    errors: ['ticket_ended', 'password_common'],
  }),
  refresh: post('identity/refresh', {
    access: 'session',
    summary:
      'A new bearer and the next refresh token. Asked with the token before the current one it answers alike for a moment: two tabs may ask at once, and an answer may be lost.',
    body: Strict({ language_code, refreshToken: Type.Optional(RefreshToken) }),
    result: Session,
    errors: ['login_required'],
  }),
  logOut: post('identity/log-out', {
    access: 'session',
    summary: 'Ends this login. Says nothing about whether there was one.',
    body: Strict({ language_code, refreshToken: Type.Optional(RefreshToken) }),
    result: Type.Object({}),
  }),
  listSessions: get('identity/list-sessions', {
    access: 'customer',
    summary: 'Where she is logged in, the latest used first.',
    result: Type.Array(
      Type.Object({
        id: Uuid,
        /** Browser and system in English names: 'Safari, iPhone'; empty where neither is known. */
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
    summary: 'Logs every device out, this one too.',
    body: Strict({ language_code }),
    result: Type.Object({}),
  }),
}
