import type { ResultOf } from '@rimal/contract/endpoint'
import { returnDeskApi } from '@rimal/contract/desk/returns'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../http/call.ts'
import { ShopError } from '../../http/shop-error.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { staffRead, staffRouteOfItsOwn } from '../staff/staff-route.ts'
import type { Changed } from './change-return.ts'
import { resolveReturn } from './resolving/resolve-return.ts'
import { findByNumber, listStored, type StoredReturn } from './returns.sql.ts'
import { showToHouse } from './show-return.ts'
import {
  approveReturn,
  askAboutReturn,
  type ByHouse,
  inspectReturn,
  rejectReturn,
  schedulePickup,
  stepReturn,
} from './steps-of-house.ts'

type StepEndpoint = Exclude<(typeof returnDeskApi)[keyof typeof returnDeskApi], { method: 'GET' }>

export function staffReturnsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, returnDeskApi.listReturns, async ({ query, language }) => {
    const { list = 'open', state, orderNumber } = query
    return showToHouse(deps.db, await listStored(deps.db, { list, state, orderNumber }), language)
  })

  staffRead(app, deps, returnDeskApi.returnOfShop, async ({ params, language }) => {
    const stored = await findByNumber(deps.db, params.returnNumber)
    if (!stored) throw new ShopError('return_not_found')
    return shown(deps.db, stored, language)
  })

  step(app, deps, returnDeskApi.askAboutReturn, askAboutReturn)
  step(app, deps, returnDeskApi.approveReturn, approveReturn)
  step(app, deps, returnDeskApi.rejectReturn, rejectReturn)
  step(app, deps, returnDeskApi.scheduleReturnPickup, schedulePickup)
  step(app, deps, returnDeskApi.returnCollected, to('in_transit'))
  step(app, deps, returnDeskApi.returnReceived, to('received'))
  step(app, deps, returnDeskApi.inspectReturn, inspectReturn)
  step(app, deps, returnDeskApi.resolveReturn, resolveReturn)
  step(app, deps, returnDeskApi.closeReturn, to('closed'))
}

type Take<Body> = (deps: Deps, tx: Queries, by: ByHouse & Body) => Promise<Changed>

function to(state: 'in_transit' | 'received' | 'closed'): Take<object> {
  return (deps, tx, by) => stepReturn(deps, tx, { ...by, to: state })
}

/** A step of the house, with its row of the audit; what changes the window is announced once it is written. */
function step<E extends StepEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  take: Take<Call<E>['body']>,
) {
  staffRouteOfItsOwn(app, deps, endpoint, {
    wakes: ['give-refunds', 'send-messages'],
    handle: async (call, auditIn) => {
      // The generic call hides what its access brings, and that all steps answer alike.
      const { body, staff, language } = call as unknown as Call<StepEndpoint>
      const { stored, windowChanged } = await deps.db.transaction(async (tx) => {
        const changed = await take(deps, tx, { ...(body as Call<E>['body'] & ByHouse), staff })
        const { number, state, refunded } = changed.stored
        await auditIn(tx)(number, { state, ...(refunded === null ? {} : { refunded }) })
        return changed
      })
      if (windowChanged) await announceWindowChanges(deps)
      return (await shown(deps.db, stored, language)) as ResultOf<E>
    },
  })
}

async function shown(db: Queries, stored: StoredReturn, language: Call<StepEndpoint>['language']) {
  const [one] = await showToHouse(db, [stored], language)
  if (!one) throw new ShopError('return_not_found')
  return one
}
