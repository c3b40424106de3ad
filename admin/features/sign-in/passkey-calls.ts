import type {
  MadePasskey,
  NewPasskey,
  PasskeyRequest,
  UsedPasskey,
} from '@rimal/contract/staff/passkeys'
import type { StaffMe } from '@rimal/contract/staff/sign-in'
import { call } from '../../call.ts'

/** Why a browser gave no passkey, by the name of its error (WebAuthn level 3). */
const problems = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'known',
  SecurityError: 'other_domain',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
} as const

export type PasskeyProblem = (typeof problems)[keyof typeof problems]

/** The browser gave no passkey; nothing was sent. */
export class PasskeyFailure extends Error {
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem) {
    super(problem)
    this.name = 'PasskeyFailure'
    this.problem = problem
  }
}

/** Whether the browser knows passkeys; none does where the page is not encrypted. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Lets the device make a passkey. */
export async function makePasskey(optionsJSON: NewPasskey): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON }).catch(failWith)
}

/** Lets the person choose a passkey and the device verify the person. */
async function takePasskey(optionsJSON: PasskeyRequest): Promise<UsedPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON }).catch(failWith)
}

/** Signs in with a passkey alone. */
export async function signInByPasskey(): Promise<StaffMe> {
  const { ticket, options } = await call('POST staff/start-passkey-sign-in')
  const passkey = await takePasskey(options)
  return call('POST staff/sign-in-by-passkey', { body: { ticket, passkey } })
}

/** Proves the second factor once more. */
export async function proveByPasskey(): Promise<void> {
  const passkey = await takePasskey(await call('POST staff/start-passkey-proof'))
  await call('POST staff/prove-by-passkey', { body: { passkey } })
}

function failWith(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (Object.hasOwn(problems, name))
    throw new PasskeyFailure(problems[name as keyof typeof problems])
  throw error
}
