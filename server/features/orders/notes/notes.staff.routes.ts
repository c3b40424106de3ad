import { orderNotesApi } from '@rimal/contract/staff/order-notes'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRoute } from '../../../http/staff-route.ts'
import { addNote } from './add-note.ts'

export function orderNotesRoutes(app: FastifyInstance, deps: Deps) {
  staffRoute(app, deps, orderNotesApi.addOrderNote, {
    handle: async (tx, { body, staff }, audit) => {
      const { staffId, name } = staff
      const { id, text, at } = await addNote(tx, { ...body, staffId, at: deps.clock() })
      // The note may name the customer, so the audit does not repeat it.
      await audit(body.orderNumber, { note: id })
      return { id, text, by: name, at: at.toISOString() }
    },
  })
}
