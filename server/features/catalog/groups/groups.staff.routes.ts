import { groupsApi } from '@rimal/contract/staff/groups'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { deleteGroup } from './delete-group.ts'
import { listGroups } from './list-groups.ts'
import { moveGroups } from './move-groups.ts'
import { saveGroup } from './save-group.ts'

export function groupsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, groupsApi.listGroups, () => listGroups(deps.db))

  staffRoute(app, deps, groupsApi.saveGroup, {
    handle: async (tx, { body }, audit) => {
      const id = await saveGroup(tx, body)
      await audit(id, { ...body, isNew: body.id === null })
      return listGroups(tx)
    },
  })

  staffRoute(app, deps, groupsApi.moveGroups, {
    handle: async (tx, { body: { kind, ids } }, audit) => {
      await moveGroups(tx, kind, ids)
      await audit(kind, { ids })
      return listGroups(tx)
    },
  })

  staffRoute(app, deps, groupsApi.deleteGroup, {
    handle: async (tx, { body }, audit) => {
      await deleteGroup(tx, body)
      await audit(body.id, { kind: body.kind })
      return listGroups(tx)
    },
  })
}
