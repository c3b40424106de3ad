import { listViewsApi } from '@rimal/contract/staff/lists/list-views'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { deleteListView, getListViews, saveListLook, saveListView } from './list-views.ts'

export function listViewsRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps
  staffRead(app, deps, listViewsApi.listViews, ({ query, staff }) =>
    getListViews(db, query.list, staff),
  )

  staffRoute(app, deps, listViewsApi.saveListView, {
    handle: async (tx, { body, staff }, audit) => {
      const view = await saveListView(tx, body, { by: staff, now: clock() })
      // The name and the search of a view may be the name of a customer.
      await audit(view.id, { list: body.list, shared: view.isShared })
      return view
    },
  })

  staffRoute(app, deps, listViewsApi.deleteListView, {
    handle: async (tx, { body: { viewId }, staff }, audit) => {
      await audit(viewId, { list: await deleteListView(tx, viewId, staff) })
      return {}
    },
  })

  staffRoute(app, deps, listViewsApi.saveListLook, {
    handle: async (tx, { body, staff }, audit) => {
      await saveListLook(tx, body, staff)
      await audit(body.list, { columns: body.look?.columns ?? [] })
      return {}
    },
  })
}
