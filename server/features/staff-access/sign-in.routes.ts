import { signInApi } from '@rimal/contract/staff/sign-in'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { clearStaffToken, staffTokenOf } from '../../http/staff-cookie.ts'
import { hashOf } from '../identity/sessions/tokens.ts'
import { acceptInvitation, openInvitation } from './invitations/accept-invitation.ts'
import { endSessionOfToken } from './staff-sessions.sql.ts'
import { enterAdmin } from './sign-in/enter-admin.ts'
import { staffCaller } from './sign-in/staff-device.ts'
import { proveSignIn, signIn } from './sign-in/sign-in.ts'

/** The calls of people who are not signed in yet, or no longer. */
export function signInRoutes(app: FastifyInstance, deps: Deps) {
  const callerOf = (request: FastifyRequest) => ({
    agent: request.headers['user-agent'],
    whoIs: (email: string) => staffCaller(deps, request, email),
  })

  route(app, deps, signInApi.signIn, async ({ body, request }) => ({
    ticket: await signIn(deps, callerOf(request), body),
  }))

  route(app, deps, signInApi.proveSignIn, async ({ body, request, reply }) => {
    return enterAdmin(deps, reply, await proveSignIn(deps, callerOf(request), body))
  })

  route(app, deps, signInApi.openInvitation, ({ body }) => openInvitation(deps, body.token))

  route(app, deps, signInApi.acceptInvitation, async ({ body, request, reply }) => {
    const accepted = await acceptInvitation(deps, callerOf(request), body)
    return { me: await enterAdmin(deps, reply, accepted), recoveryCodes: accepted.recoveryCodes }
  })

  route(app, deps, signInApi.signOut, async ({ request, reply }) => {
    const token = staffTokenOf(deps.config, request)
    if (token) await endSessionOfToken(deps.db, hashOf(token), deps.clock())
    clearStaffToken(deps.config, reply)
    return {}
  })
}
