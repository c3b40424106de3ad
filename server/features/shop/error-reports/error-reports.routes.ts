import { shopApi } from '@rimal/contract/shop'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { browserErrorMessage } from '../../../observability/defects/defect-event.ts'
import { sampleReports } from './sample-reports.ts'

export function errorReportsRoutes(app: FastifyInstance, deps: Deps) {
  const isInSample = sampleReports(deps.clock)

  route(app, deps, shopApi.reportError, ({ body, language, request }) => {
    const { name, page, build } = body
    const message = withoutQueries(body.message)
    if (isInSample(message)) {
      const err = { name, message, stack: withoutQueries(body.stack) }
      request.log.warn({ page, language, build, err }, browserErrorMessage)
    }
    return {}
  })

  route(app, deps, shopApi.reportVitals, ({ body, language }) => {
    const { page, connection } = body
    const { metrics } = deps.observability
    for (const { name, value } of body.vitals) {
      metrics?.vitals[name].observe({ page, language, connection }, value)
    }
    return {}
  })
}

/** A query may contain what a shopper searched for; the log washes out all other personal data. */
function withoutQueries(text: string): string {
  return text.replaceAll(/(\/[^\s?#)'"]*)[?#][^\s)'"]*/g, '$1')
}
