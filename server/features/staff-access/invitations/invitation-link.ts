import { isSame } from '../../../crypto/is-same.ts'
import type { Deps } from '../../../deps.ts'
import { invitationSecretOf } from '../../messages/invitation-secret.ts'

type LinkDeps = Pick<Deps, 'sign' | 'config'>

/** The page of the admin where an invitation is accepted, without the secret behind the `#`. */
export function invitationPage({ config }: Pick<Deps, 'config'>): string {
  return new URL('/admin/join', config.publicUrl).href
}

/** The whole link. Behind the `#` its secret reaches no server's log. */
export function invitationLink(deps: LinkDeps, id: string): string {
  return `${invitationPage(deps)}#${id}.${invitationSecretOf(deps, id)}`
}

/** Returns the invitation that a token names, or undefined for a forged token. */
export function readInvitationToken(deps: Pick<Deps, 'sign'>, token: string): string | undefined {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(.+)$/.exec(token) ?? []
  return id && secret && isSame(secret, invitationSecretOf(deps, id)) ? id : undefined
}
