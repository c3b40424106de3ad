import { type StaffMe, staffSessionHours } from '@rimal/contract/staff/sign-in'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { setStaffToken } from '../../../http/staff-cookie.ts'
import type { StaffMember } from '../../staff/staff-record.ts'
import type { OpenedSession } from '../sessions/open-staff-session.ts'
import { staffMe } from '../staff-me.ts'
import { rememberStaffDevice } from './staff-device.ts'

/** Sets the cookies of a session that has just begun, and says who is signed in. */
export function enterAdmin(
  deps: Deps,
  reply: FastifyReply,
  { member, session }: { member: StaffMember; session: OpenedSession },
): Promise<StaffMe> {
  setStaffToken(deps.config, reply, { token: session.token, hours: staffSessionHours })
  rememberStaffDevice(deps, reply, member.email)
  return staffMe(deps.db, { ...member, staffId: member.id, expiresAt: session.expiresAt })
}
