import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxPasskeyName } from '../limits.ts'
import { Instant, Nullable, Strict, Uuid } from '../shapes.ts'
import { AppSecret, FactorText, StaffMe, Ticket } from './sign-in.ts'

/** Bytes in base64url. */
const Bytes = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]*$' })
const CredentialId = Bytes(1400)
const Kind = Type.Enum(['public-key'])
const Credential = Type.Object({ id: Type.String(), type: Kind })

/** A passkey of a member of staff. */
const Passkey = Type.Object({
  id: Uuid,
  name: Type.String(),
  createdAt: Instant,
  /** Null until it is used. */
  usedAt: Nullable(Instant),
  /** Whether it is stored in an account, so that it works on several devices. */
  isSynced: Type.Boolean(),
})
export type Passkey = Static<typeof Passkey>

/** What a browser needs to make a passkey (WebAuthn level 3, `PublicKeyCredentialCreationOptionsJSON`). */
const NewPasskey = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Kind })),
  timeout: Type.Integer(),
  /** The passkeys that the person has: an authenticator holds one at most. */
  excludeCredentials: Type.Array(Credential),
  authenticatorSelection: Type.Object({
    residentKey: Type.Enum(['required']),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.Enum(['required']),
  }),
  attestation: Type.Enum(['none']),
})
export type NewPasskey = Static<typeof NewPasskey>

/** What a browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
const PasskeyRequest = Type.Object({
  rpId: Type.String(),
  challenge: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Enum(['required']),
  /** Empty at the sign-in, where nobody knows yet who the person is. */
  allowCredentials: Type.Array(
    Type.Object({
      ...Credential.properties,
      /** How the browser reaches the authenticator; without them it offers every way. */
      transports: Type.Array(Type.String()),
    }),
  ),
})
export type PasskeyRequest = Static<typeof PasskeyRequest>

/** The answer of an authenticator that made a passkey (`RegistrationResponseJSON`); browsers add more. */
const MadePasskey = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: Kind,
  response: Type.Object({
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(20_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
  }),
})
export type MadePasskey = Static<typeof MadePasskey>

/** The answer of an authenticator that used a passkey (`AuthenticationResponseJSON`); browsers add more. */
const UsedPasskey = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: Kind,
  response: Type.Object({
    clientDataJSON: Bytes(4000),
    authenticatorData: Bytes(4000),
    signature: Bytes(8000),
    /** The handle of the person, which the authenticator stores with the passkey. */
    userHandle: Type.Optional(Bytes(100)),
  }),
})
export type UsedPasskey = Static<typeof UsedPasskey>

/**
 * Passkeys of staff, and a new authenticator app. A passkey opens the admin by itself, because the device verifies the
 * person (decisions/0087-passkeys-and-what-roles-see.md).
 */
export const passkeysApi = {
  startPasskeySignIn: post('staff/start-passkey-sign-in', {
    access: 'sign-in',
    summary: 'Begins a sign-in with a passkey: the challenge is valid for five minutes and once.',
    body: Strict({}),
    result: Type.Object({ ticket: Ticket, options: PasskeyRequest }),
    errors: ['passkeys_unavailable'],
    perMinute: 30,
  }),
  signInByPasskey: post('staff/sign-in-by-passkey', {
    access: 'sign-in',
    summary: 'Opens a session with a passkey, without password and code.',
    body: Strict({ ticket: Ticket, passkey: UsedPasskey }),
    result: StaffMe,
    errors: ['passkeys_unavailable', 'challenge_expired', 'passkey_wrong', 'too_many_sign_ins'],
    perMinute: 30,
  }),
  startPasskeyProof: post('staff/start-passkey-proof', {
    access: 'staff',
    permission: 'any',
    summary: 'Begins a proof with a passkey, for calls that ask for the second factor again.',
    body: Strict({}),
    result: PasskeyRequest,
    errors: ['passkeys_unavailable'],
    perMinute: 30,
  }),
  proveByPasskey: post('staff/prove-by-passkey', {
    access: 'staff',
    permission: 'any',
    summary: 'Proves the second factor once more with a passkey.',
    body: Strict({ passkey: UsedPasskey }),
    result: Type.Object({}),
    errors: ['passkeys_unavailable', 'challenge_expired', 'passkey_wrong', 'too_many_sign_ins'],
    perMinute: 30,
  }),
  listPasskeys: get('staff/list-passkeys', {
    access: 'staff',
    permission: 'any',
    summary: 'The passkeys of the member who calls.',
    result: Type.Array(Passkey),
  }),
  startPasskey: post('staff/start-passkey', {
    access: 'staff',
    permission: 'any',
    proof: true,
    summary: 'Begins to add a passkey.',
    body: Strict({}),
    result: NewPasskey,
    errors: ['passkeys_unavailable', 'passkeys_full'],
    perMinute: 30,
  }),
  addPasskey: post('staff/add-passkey', {
    access: 'staff',
    permission: 'any',
    proof: true,
    summary: 'Saves a passkey that the browser has made; the person is notified by email.',
    body: Strict({
      /** How the person calls it; the name of the browser and system without it. */
      name: Type.Optional(Type.String({ maxLength: maxPasskeyName })),
      passkey: MadePasskey,
    }),
    result: Type.Array(Passkey),
    errors: ['passkeys_unavailable', 'challenge_expired', 'passkey_wrong', 'passkeys_full'],
    perMinute: 30,
  }),
  removePasskey: post('staff/remove-passkey', {
    access: 'staff',
    permission: 'any',
    proof: true,
    summary:
      'Removes a passkey and ends the other sessions; the person is notified by email. The last factor cannot be removed.',
    body: Strict({ id: Uuid }),
    result: Type.Array(Passkey),
    errors: ['passkey_not_found', 'last_factor'],
  }),
  startApp: post('staff/start-app', {
    access: 'staff',
    permission: 'any',
    proof: true,
    summary: 'Makes the secret for another authenticator app; the earlier app works until then.',
    body: Strict({}),
    result: AppSecret,
    perMinute: 30,
  }),
  changeApp: post('staff/change-app', {
    access: 'staff',
    permission: 'any',
    proof: true,
    summary:
      'Replaces the authenticator app with the one that shows this code, and ends the other sessions; the person is notified by email.',
    body: Strict({ code: FactorText }),
    result: Type.Object({}),
    errors: ['challenge_expired', 'factor_wrong', 'too_many_sign_ins'],
    perMinute: 30,
  }),
}
