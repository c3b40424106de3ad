import { localTime } from '@rimal/contract/dates'
import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { productionApi } from '@rimal/contract/staff/production'
import type { LanguageCode } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { getJobCard } from './get-job-card.ts'
import { listProduction } from './list/list-production.ts'
import { listTailors } from './list/list-tailors.ts'
import { productionFile } from './list/production-file.ts'
import { countProduction, showProductionItem } from './show-production.ts'
import type { ProductionLine } from './production.sql.ts'
import { moveDate } from './change-production-date.ts'
import { changeProductionStage } from './change-production-stage.ts'

export function productionRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, productionApi.listProduction, ({ query, language, staff: { role } }) =>
    listProduction(deps, query, { language, role }),
  )

  fileRoute(app, deps, listFilesApi.downloadProduction, ({ query, language, staff: { role } }) =>
    productionFile(deps, query, { language, role }),
  )

  staffRead(app, deps, productionApi.listTailors, () => listTailors(deps.db))

  staffRead(app, deps, productionApi.countProduction, () => countProduction(deps))

  staffRead(app, deps, productionApi.getProductionItem, ({ params, language }) =>
    getJobCard(deps, { lineId: params.lineId, language }),
  )

  staffRoute(app, deps, productionApi.changeProductionStage, {
    handle: async (tx, { body, staff, language }, audit) => {
      const actor = `staff:${staff.staffId}` as const
      const { order, productionItem, from } = await changeProductionStage(deps, tx, {
        ...body,
        actor,
      })
      const { state, tailor } = productionItem.production
      await audit(order.number, { line: productionItem.line.position + 1, from, to: state, tailor })
      return shown(tx, order, productionItem, language)
    },
  })

  staffRoute(app, deps, productionApi.changeProductionDate, {
    handle: async (tx, { body, staff, language }, audit) => {
      const actor = `staff:${staff.staffId}` as const
      const { order, productionItem, from } = await moveDate(deps, tx, { ...body, actor })
      const { dueOn } = productionItem.production
      await audit(order.number, { line: productionItem.line.position + 1, from, to: dueOn })
      return shown(tx, order, productionItem, language)
    },
  })

  async function shown(
    tx: Tx,
    order: StoredOrder,
    productionItem: ProductionLine,
    language: LanguageCode,
  ) {
    const { timeZone } = await findSettings(tx)
    return showProductionItem(order, productionItem, {
      today: localTime(deps.clock(), timeZone).day,
      language,
    })
  }
}
