import type { StaffRole } from '@rimal/contract/permissions'
import { groupsApi } from '@rimal/contract/staff/groups'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { changeGroupAddress } from './change-group-address.ts'
import { deleteGroup } from './delete-group.ts'
import { listGroups } from './list-groups.ts'
import { moveGroups } from './move-groups.ts'
import { saveGroup } from './save-group.ts'

export function groupsRoutes(app: FastifyInstance, deps: Deps) {
  const readerOf = ({ role }: { role: StaffRole }) => ({ now: deps.clock(), role })

  staffRead(app, deps, groupsApi.listGroups, ({ staff }) => listGroups(deps.db, readerOf(staff)))

  staffRoute(app, deps, groupsApi.saveGroup, {
    handle: async (tx, { body, staff }, audit) => {
      const id = await saveGroup(tx, body)
      await audit(id, { ...body, isNew: body.id === null })
      return listGroups(tx, readerOf(staff))
    },
  })

  staffRoute(app, deps, groupsApi.moveGroups, {
    handle: async (tx, { body: { kind, ids }, staff }, audit) => {
      await moveGroups(tx, kind, ids)
      await audit(kind, { ids })
      return listGroups(tx, readerOf(staff))
    },
  })

  staffRoute(app, deps, groupsApi.changeGroupAddress, {
    handle: async (tx, { body, staff }, audit) => {
      const { from, takenFrom } = await changeGroupAddress(tx, body, deps.clock())
      await audit(body.id, { kind: body.kind, from, to: body.address, takenFrom })
      return listGroups(tx, readerOf(staff))
    },
  })

  staffRoute(app, deps, groupsApi.deleteGroup, {
    handle: async (tx, { body, staff }, audit) => {
      await deleteGroup(tx, body, deps.clock())
      await audit(body.id, { kind: body.kind })
      return listGroups(tx, readerOf(staff))
    },
  })
}
