import { identityApi } from '@rimal/contract/identity'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { clearRefreshToken, refreshTokenOf, rememberRefreshToken } from '../../customers/cookies.ts'
import { endAllSessions, endSession, logOut } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { accessTokenSeconds } from './open-session.ts'
import { refreshSession } from './refresh-session.ts'

export function sessionsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, identityApi.refresh, async ({ body, request, reply }) => {
    const tokens = await refreshSession(deps, refreshTokenOf(deps.config, request, body))
    const isNative = body.refreshToken !== undefined
    if (!isNative) rememberRefreshToken(deps.config, reply, tokens.refreshToken)
    const refreshToken = isNative ? tokens.refreshToken : null
    return { ...tokens, refreshToken, accessTokenSeconds }
  })

  route(app, deps, identityApi.logOut, async ({ body, request, reply }) => {
    await logOut(deps, refreshTokenOf(deps.config, request, body))
    clearRefreshToken(deps.config, reply)
    return {}
  })

  route(app, deps, identityApi.listSessions, ({ customerId, sessionId }) =>
    listSessions(deps, { customerId, sessionId }),
  )

  route(app, deps, identityApi.endSession, async ({ customerId, body }) => {
    await endSession(deps, { customerId, sessionId: body.sessionId })
    return {}
  })

  route(app, deps, identityApi.endAllSessions, async ({ customerId, reply }) => {
    await endAllSessions(deps.db, customerId, deps.clock())
    clearRefreshToken(deps.config, reply)
    return {}
  })
}
