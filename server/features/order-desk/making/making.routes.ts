import { localTime } from '@rimal/contract/dates'
import { makingApi } from '@rimal/contract/desk/making'
import type { LanguageCode } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { findSettings } from '../../shop/settings.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { staffRead, staffRoute } from '../../staff/staff-route.ts'
import { listMaking, showSewn } from './list-making.ts'
import type { SewnLine } from './making.sql.ts'
import { moveDate } from './move-date.ts'
import { movePiece } from './move-piece.ts'

export function makingRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, makingApi.listMaking, ({ language }) => listMaking(deps, language))

  staffRoute(app, deps, makingApi.movePiece, {
    wakes: ['send-messages'],
    handle: async (tx, { body, staff, language }, audit) => {
      const actor = `staff:${staff.customerId}` as const
      const { order, piece, from } = await movePiece(deps, tx, { ...body, actor })
      const { state, tailor } = piece.making
      await audit(order.number, { line: piece.line.position + 1, from, to: state, tailor })
      return shown(tx, order, piece, language)
    },
  })

  staffRoute(app, deps, makingApi.movePieceDate, {
    wakes: ['send-messages'],
    handle: async (tx, { body, staff, language }, audit) => {
      const actor = `staff:${staff.customerId}` as const
      const { order, piece, from } = await moveDate(deps, tx, { ...body, actor })
      const { promisedOn } = piece.making
      await audit(order.number, { line: piece.line.position + 1, from, to: promisedOn })
      return shown(tx, order, piece, language)
    },
  })

  async function shown(tx: Queries, order: StoredOrder, piece: SewnLine, language: LanguageCode) {
    const { timeZone } = await findSettings(tx)
    return showSewn(order, piece, { today: localTime(deps.clock(), timeZone).day, language })
  }
}
