import { staffSizeChartsApi } from '@rimal/contract/staff/size-charts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { deleteSizeChart, saveSizeChart } from './save-size-chart.ts'
import { showCharts } from './show-charts.ts'

export function staffSizeChartsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffSizeChartsApi.listSizeCharts, ({ language }) =>
    showCharts(deps.db, language),
  )

  staffRoute(app, deps, staffSizeChartsApi.saveSizeChart, {
    handle: async (tx, { body, staff, language }, audit) => {
      const by = { staffId: staff.staffId, now: deps.clock(), language }
      const saved = await saveSizeChart(tx, body, by)
      const { name, types, products } = body.fields
      await audit(saved.id, { name, types, products, isNew: body.id === null })
      return saved
    },
  })

  staffRoute(app, deps, staffSizeChartsApi.deleteSizeChart, {
    handle: async (tx, { body }, audit) => {
      await deleteSizeChart(tx, body)
      await audit(body.id)
      return {}
    },
  })
}
