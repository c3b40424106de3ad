import type { ResultOf } from '@rimal/contract/endpoint'
import { signInApi } from '@rimal/contract/staff/sign-in'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import type { StaffSession } from '../../http/bearer.ts'
import { ShopError } from '../../http/shop-error.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../../http/staff-route.ts'
import { hashPassword } from '../identity/passwords/hash-password.ts'
import { requireStrong } from '../identity/passwords/require-strong.ts'
import { findMember, updateMember } from '../staff/staff-record.ts'
import { notifyOfFactor } from './factors/notify-of-factor.ts'
import { proveAndAlert } from './factors/prove-and-alert.ts'
import { makeRecoveryCodes, saveRecoveryCodes } from './factors/recovery-codes.ts'
import { seenAfter } from './sessions/find-staff-session.ts'
import { endSessions, listLiveSessions, updateSession } from './staff-sessions.sql.ts'
import { staffCaller } from './sign-in/staff-device.ts'
import { staffMe } from './staff-me.ts'

type Changed = {
  staff: StaffSession
  event: 'codes_renewed' | 'password_changed'
  request: FastifyRequest
}

const agentOf = ({ headers }: FastifyRequest) => headers['user-agent']

/** The calls about the account of the member who calls: anyone who is signed in may make them. */
export function ownAccountRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps
  const notify = (tx: Tx, { staff, event, request }: Changed) =>
    notifyOfFactor(deps, tx, {
      member: { ...staff, id: staff.staffId },
      event,
      agent: agentOf(request),
    })
  staffRead(app, deps, signInApi.staffMe, ({ staff }) => staffMe(db, staff))
  staffRead(app, deps, signInApi.listStaffSessions, ({ staff }) => ownSessions(db, staff, clock()))

  // The counters of wrong codes have a transaction of their own, which must not wait inside another.
  staffRouteOfItsOwn(app, deps, signInApi.proveFactor, {
    handle: async ({ body, staff, request }, auditIn) => {
      const member = await findMember(db, staff.staffId)
      if (!member) throw new ShopError('sign_in_needed')
      const who = staffCaller(deps, request, member.email)
      const agent = agentOf(request)
      await proveAndAlert(deps, { member, who, code: body.code, agent, isSignIn: false })
      await deps.transact(async (tx) => {
        await updateSession(tx, staff.sessionId, { provedAt: clock() })
        await auditIn(tx)(staff.staffId)
      })
      return {}
    },
  })

  staffRoute(app, deps, signInApi.changeStaffLanguage, {
    handle: async (tx, { body, staff }, audit) => {
      await updateMember(tx, staff.staffId, body)
      await audit(staff.staffId, body)
      return {}
    },
  })

  staffRoute(app, deps, signInApi.changeStaffPassword, {
    handle: async (tx, { body, staff, request }, audit) => {
      const { staffId, sessionId, name, email } = staff
      await requireStrong(body.password, [name, email])
      await updateMember(tx, staffId, { passwordHash: await hashPassword(body.password) })
      await endSessions(tx, { staffId, except: sessionId, now: clock() })
      await notify(tx, { staff, event: 'password_changed', request })
      await audit(staffId)
      return {}
    },
  })

  staffRoute(app, deps, signInApi.renewRecoveryCodes, {
    handle: async (tx, { staff, request }, audit) => {
      const recoveryCodes = await makeRecoveryCodes()
      await saveRecoveryCodes(tx, staff.staffId, recoveryCodes)
      await notify(tx, { staff, event: 'codes_renewed', request })
      await audit(staff.staffId)
      return recoveryCodes.codes
    },
  })

  staffRoute(app, deps, signInApi.endStaffSession, {
    handle: async (tx, { body, staff }, audit) => {
      const ended = await endSessions(tx, { staffId: staff.staffId, id: body.id, now: clock() })
      if (ended === 0) throw new ShopError('session_not_found')
      await audit(staff.staffId)
      return ownSessions(tx, staff, clock())
    },
  })
}

/** The sessions of the person who calls, the one of the call among them. */
async function ownSessions(
  queries: Queries,
  { staffId, sessionId }: StaffSession,
  now: Date,
): Promise<ResultOf<typeof signInApi.listStaffSessions>> {
  const live = await listLiveSessions(queries, { staffId, now, seenAfter: seenAfter(now) })
  return live.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    signedInAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isThis: id === sessionId,
  }))
}
