import { signInApi, staffSessionHours } from '@rimal/contract/staff/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { clearStaffToken, setStaffToken, staffTokenOf } from '../../http/staff-cookie.ts'
import { hashOf } from '../identity/sessions/tokens.ts'
import type { StaffMember } from '../staff/staff-record.ts'
import { acceptInvitation, openInvitation } from './invitations/accept-invitation.ts'
import type { OpenedSession } from './sessions/open-staff-session.ts'
import { endSessionOfToken } from './staff-sessions.sql.ts'
import { rememberStaffDevice, staffCaller } from './sign-in/staff-device.ts'
import { proveSignIn, signIn } from './sign-in/sign-in.ts'
import { staffMe } from './staff-me.ts'

/** The calls of people who are not signed in yet, or no longer. */
export function signInRoutes(app: FastifyInstance, deps: Deps) {
  const callerOf = (request: FastifyRequest) => ({
    agent: request.headers['user-agent'],
    whoIs: (email: string) => staffCaller(deps, request, email),
  })

  /** Sets the cookies of a session that has just begun, and says who is signed in. */
  const enter = (reply: FastifyReply, member: StaffMember, session: OpenedSession) => {
    setStaffToken(deps.config, reply, { token: session.token, hours: staffSessionHours })
    rememberStaffDevice(deps, reply, member.email)
    return staffMe(deps.db, { ...member, staffId: member.id, expiresAt: session.expiresAt })
  }

  route(app, deps, signInApi.signIn, async ({ body, request }) => ({
    ticket: await signIn(deps, callerOf(request), body),
  }))

  route(app, deps, signInApi.proveSignIn, async ({ body, request, reply }) => {
    const { member, session } = await proveSignIn(deps, callerOf(request), body)
    return enter(reply, member, session)
  })

  route(app, deps, signInApi.openInvitation, ({ body }) => openInvitation(deps, body.token))

  route(app, deps, signInApi.acceptInvitation, async ({ body, request, reply }) => {
    const accepted = await acceptInvitation(deps, callerOf(request), body)
    const { member, session, recoveryCodes } = accepted
    return { me: await enter(reply, member, session), recoveryCodes }
  })

  route(app, deps, signInApi.signOut, async ({ request, reply }) => {
    const token = staffTokenOf(deps.config, request)
    if (token) await endSessionOfToken(deps.db, hashOf(token), deps.clock())
    clearStaffToken(deps.config, reply)
    return {}
  })
}
