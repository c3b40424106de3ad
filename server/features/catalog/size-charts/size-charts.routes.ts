import { sizeChartsApi } from '@rimal/contract/measure/size-charts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { getSizeChart } from './get-size-chart.ts'

export function sizeChartsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, sizeChartsApi.getSizeChart, ({ query, language, shows }) => {
    shows('size-charts', `product:${query.id}`)
    return getSizeChart(deps.db, query.id, language)
  })
}
