import type { Deps } from '../../deps.ts'

/**
 * The secret of an invitation's link: 256 bits that stand in no table, log or queue. Whoever sends or checks the link
 * derives the secret from the invitation and the shop's secret.
 */
export function invitationSecretOf({ sign }: Pick<Deps, 'sign'>, invitationId: string): string {
  return sign('staff invitation', invitationId)
}
