import type { Deps } from '../../../deps.ts'
import { invitationLink } from '../../messages/invitation-link.ts'

/** The page of the admin where an invitation is accepted. */
export function invitationPage({ config }: Pick<Deps, 'config'>): string {
  return new URL('/admin/join', config.publicUrl).href
}

/** The link of an invitation, for a person at the machine of the shop. */
export function linkOf(deps: Pick<Deps, 'config' | 'sign'>, id: string): string {
  return invitationLink(deps, { page: invitationPage(deps), id })
}
