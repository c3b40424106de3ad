import { passkeysApi, type Passkey } from '@rimal/contract/staff/passkeys'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../../http/staff-route.ts'
import { changeApp, checkNewApp, startApp } from './factors/change-app.ts'
import { addPasskey, startPasskey } from './passkeys/add-passkey.ts'
import { newChallenge, spendChallenge } from './passkeys/challenge.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { signInByPasskey, startPasskeySignIn } from './passkeys/sign-in-by-passkey.ts'
import { requestOf, usePasskey } from './passkeys/use-passkey.ts'
import { listStoredPasskeys } from './passkeys.sql.ts'
import { enterAdmin } from './sign-in/enter-admin.ts'
import { staffCaller } from './sign-in/staff-device.ts'
import { updateSession } from './staff-sessions.sql.ts'

const agentOf = ({ headers }: FastifyRequest) => headers['user-agent']

/** The calls about passkeys and the authenticator app. */
export function passkeysRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, passkeysApi.startPasskeySignIn, () => startPasskeySignIn(deps))

  route(app, deps, passkeysApi.signInByPasskey, async ({ body, request, reply }) => {
    const whoIs = (email: string) => staffCaller(deps, request, email)
    const { member, session } = await signInByPasskey(
      deps,
      { agent: agentOf(request), whoIs },
      body,
    )
    return enterAdmin(deps, reply, { member, session })
  })

  staffRead(app, deps, passkeysApi.listPasskeys, ({ staff }) =>
    listPasskeys(deps.db, staff.staffId),
  )
  proofRoutes(app, deps)
  changeRoutes(app, deps)
  appRoutes(app, deps)
}

function proofRoutes(app: FastifyInstance, deps: Deps) {
  // What only begins something changes nothing, so the three `start…` calls leave no row in the audit.
  staffRouteOfItsOwn(app, deps, passkeysApi.startPasskeyProof, {
    handle: ({ staff: { staffId, sessionId } }) =>
      deps.transact(async (tx) => {
        const now = deps.clock()
        const challenge = await newChallenge(tx, { purpose: 'prove', bound: { sessionId }, now })
        return requestOf(deps, challenge, await listStoredPasskeys(tx, staffId))
      }),
  })

  // The counters and the challenge must count even where the passkey is refused.
  staffRouteOfItsOwn(app, deps, passkeysApi.proveByPasskey, {
    handle: async ({ body: { passkey }, staff: { staffId, sessionId }, request }, auditIn) => {
      const challenge = await spendChallenge(deps, { purpose: 'prove', bound: { sessionId } })
      const whoIs = (email: string) => staffCaller(deps, request, email)
      const agent = agentOf(request)
      const { record } = await usePasskey(deps, { passkey, challenge, agent, whoIs, staffId })
      await deps.transact(async (tx) => {
        await record(tx)
        await updateSession(tx, sessionId, { provedAt: deps.clock() })
        await auditIn(tx)(staffId)
      })
      return {}
    },
  })
}

function changeRoutes(app: FastifyInstance, deps: Deps) {
  staffRouteOfItsOwn(app, deps, passkeysApi.startPasskey, {
    handle: ({ staff }) => deps.transact((tx) => startPasskey(deps, tx, staff)),
  })

  staffRouteOfItsOwn(app, deps, passkeysApi.addPasskey, {
    handle: async ({ body: { passkey, name }, staff, request }, auditIn) => {
      const { staffId, sessionId } = staff
      const challenge = await spendChallenge(deps, { purpose: 'add_passkey', bound: { sessionId } })
      return deps.transact(async (tx) => {
        const made = { staff, challenge, passkey, name, agent: agentOf(request) }
        await auditIn(tx)(staffId, { passkey: await addPasskey(deps, tx, made) })
        return listPasskeys(tx, staffId)
      })
    },
  })

  staffRoute(app, deps, passkeysApi.removePasskey, {
    handle: async (tx, { body: { id }, staff, request }, audit) => {
      await removePasskey(deps, tx, { staff, id, agent: agentOf(request) })
      await audit(staff.staffId, { passkey: id })
      return listPasskeys(tx, staff.staffId)
    },
  })
}

function appRoutes(app: FastifyInstance, deps: Deps) {
  staffRouteOfItsOwn(app, deps, passkeysApi.startApp, {
    handle: ({ staff }) => deps.transact((tx) => startApp(deps, tx, staff)),
  })

  staffRouteOfItsOwn(app, deps, passkeysApi.changeApp, {
    handle: async ({ body: { code }, staff, request }, auditIn) => {
      const who = staffCaller(deps, request, staff.email)
      const newApp = await checkNewApp(deps, staff, { code, who })
      if (newApp === 'done') return {}
      await deps.transact(async (tx) => {
        await changeApp(deps, tx, { staff, app: newApp, agent: agentOf(request) })
        await auditIn(tx)(staff.staffId)
      })
      return {}
    },
  })
}

async function listPasskeys(db: Queries, staffId: string): Promise<Passkey[]> {
  const stored = await listStoredPasskeys(db, staffId)
  return stored.map(({ id, name, createdAt, usedAt, isSynced }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    isSynced,
  }))
}
