import { isSame } from '../../crypto/is-same.ts'
import type { Deps } from '../../deps.ts'

type Sign = Pick<Deps, 'sign'>

/**
 * The link of an invitation on its page. Its secret has 256 bits and stands in no table, log or queue: whoever sends or
 * checks the link derives the secret from the invitation and the shop's secret. Behind the `#` it reaches no server's log.
 */
export function invitationLink(deps: Sign, { page, id }: { page: string; id: string }): string {
  return `${page}#${id}.${secretOf(deps, id)}`
}

/** Returns the invitation that the part behind the `#` names, or undefined for a forged one. */
export function readInvitationToken(deps: Sign, token: string): string | undefined {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(.+)$/.exec(token) ?? []
  return id && secret && isSame(secret, secretOf(deps, id)) ? id : undefined
}

function secretOf({ sign }: Sign, id: string): string {
  return sign('staff invitation', id)
}
