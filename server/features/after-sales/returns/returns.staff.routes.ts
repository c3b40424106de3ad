import type { ResultOf } from '@rimal/contract/endpoint'
import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { staffReturnsApi } from '@rimal/contract/staff/returns'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { Call } from '../../../http/call.ts'
import { detailsOfFile } from '../../../http/lists/details-of-file.ts'
import { staffFileOfPeople } from '../../../http/lists/staff-file-route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { lockPayouts } from '../../staff/daily-limit.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import type { Changed } from './change-return.ts'
import { listReturns } from './for-staff/list-returns.ts'
import { returnFile } from './for-staff/return-file.ts'
import { getReturnPage } from './for-staff/get-return-page.ts'
import { readReturnPicture } from './for-staff/read-return-picture.ts'
import { resolveReturn } from './resolutions/resolve-return.ts'
import { countStored, type StoredReturn } from './returns.sql.ts'
import { showToStaff } from './show-return.ts'
import {
  approveReturn,
  askAboutReturn,
  type ByStaff,
  inspectReturn,
  rejectReturn,
  schedulePickup,
  stepReturn,
} from './staff-steps.ts'

type StepEndpoint = Exclude<
  (typeof staffReturnsApi)[keyof typeof staffReturnsApi],
  { method: 'GET' }
>

export function staffReturnsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffReturnsApi.listReturns, ({ query, language, staff: { role } }) =>
    listReturns(deps, query, { language, role }),
  )

  staffFileOfPeople(
    app,
    deps,
    listFilesApi.downloadReturns,
    async ({ query, language, staff: { role } }) => {
      const { file, rows } = await returnFile(deps, query, { language, role })
      return { file, subject: 'returns', details: detailsOfFile(query, rows) }
    },
  )

  staffRead(app, deps, staffReturnsApi.countReturns, () => countStored(deps.db))

  staffRead(app, deps, staffReturnsApi.returnOfShop, ({ params, language }) =>
    getReturnPage(deps, { number: params.returnNumber, language }),
  )

  staffRead(app, deps, staffReturnsApi.returnPictureOfShop, ({ params }) =>
    readReturnPicture(deps, params.pictureId),
  )

  step(app, deps, staffReturnsApi.askAboutReturn, askAboutReturn)
  step(app, deps, staffReturnsApi.approveReturn, approveReturn)
  step(app, deps, staffReturnsApi.rejectReturn, rejectReturn)
  step(app, deps, staffReturnsApi.scheduleReturnPickup, schedulePickup)
  step(app, deps, staffReturnsApi.returnCollected, to('in_transit'))
  step(app, deps, staffReturnsApi.returnReceived, to('received'))
  step(app, deps, staffReturnsApi.inspectReturn, inspectReturn)
  step(app, deps, staffReturnsApi.resolveReturn, resolveReturn)
  step(app, deps, staffReturnsApi.closeReturn, to('closed'))
}

type Take<Body> = (deps: Deps, tx: Tx, by: ByStaff & Body) => Promise<Changed>

function to(state: 'in_transit' | 'received' | 'closed'): Take<object> {
  return (deps, tx, by) => stepReturn(deps, tx, { ...by, to: state })
}

/** A step that staff takes of a return, with its row of the audit. */
function step<E extends StepEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  take: Take<Call<E>['body']>,
) {
  staffRoute(app, deps, endpoint, {
    handle: async (tx, call, audit) => {
      // The generic call hides what its access brings, and that all steps answer alike.
      const { body, staff, language } = call as unknown as Call<StepEndpoint>
      await lockPayouts(tx, staff)
      const { stored } = await take(deps, tx, { ...(body as Call<E>['body'] & ByStaff), staff })
      const { number, state, refunded } = stored
      await audit(number, { state, ...(refunded === null ? {} : { refunded }) })
      return (await shown(tx, stored, language)) as ResultOf<E>
    },
  })
}

async function shown(db: Queries, stored: StoredReturn, language: Call<StepEndpoint>['language']) {
  const [one] = await showToStaff(db, [stored], language)
  if (!one) throw new ShopError('return_not_found')
  return one
}
