import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localTime } from '@rimal/contract/dates'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { shopFonts } from '../../../http/error-page/shop-fonts.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { requireThisMachine, requireTrial } from '../../../http/this-machine.ts'
import { simulatorApi } from './simulator-api.routes.ts'
import { chooseOutcome, type Outcome, outcomes } from './choose-outcome.ts'
import { payPage, unknownPage } from './pay-page.ts'
import { findPayment } from './simulator.sql.ts'

type PageRequest = { Params: { ref: string }; Querystring: { lang?: string }; Body: unknown }

const address = '/simulator/pay/:ref'

/** A payment provider to try the shop with: its API, its page, and no money. */
export async function simulatorRoutes(app: FastifyInstance, deps: Deps) {
  if (!deps.config.paymentProviders.includes('simulator')) return
  const sheet = await readFile(join(import.meta.dirname, 'simulator.css'), 'utf8')
  const styles = `${await shopFonts()}${sheet}`
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request: FastifyRequest) => requireTrial(deps, request))
    simulatorApi(scope, deps)
  })
  await app.register(async (pages) => {
    // A visitor of these pages can pay for orders.
    pages.addHook('onRequest', async (request: FastifyRequest) => requireThisMachine(deps, request))
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    const hidden = { schema: { hide: true } } as const

    pages.get('/simulator/simulator.css', hidden, (_request, reply) =>
      reply.type('text/css').header('cache-control', 'public, max-age=3600').send(styles),
    )

    pages.get<PageRequest>(address, hidden, async ({ params, query }, reply) => {
      const language = languageOf(query)
      const payment = await findPayment(deps.db, params.ref)
      reply.type('text/html').header('cache-control', 'no-store')
      if (!payment) return reply.code(404).send(unknownPage(language))
      return reply.send(payPage({ payment, language, ...(await moment(deps)) }))
    })

    // Nobody can send this form for the shopper, because only the shopper knows the reference in the address.
    pages.post<PageRequest>(address, hidden, async ({ params, query, body }, reply) => {
      const language = languageOf(query)
      const outcome = outcomeOf(body)
      const chosen = outcome && (await chooseOutcome(deps, params.ref, outcome))
      reply.type('text/html').header('cache-control', 'no-store')
      if (!chosen) return reply.code(404).send(unknownPage(language))
      const { payment, returnsToShop } = chosen
      if (returnsToShop) return reply.redirect(payment.returnUrl, 303)
      const said = outcome === 'close' ? 'closed' : 'away'
      return reply.send(payPage({ payment, language, ...(await moment(deps)), said }))
    })
  })
}

async function moment({ db, clock }: Deps) {
  const now = clock()
  const { timeZone } = await findSettings(db)
  return { now, today: localTime(now, timeZone).day }
}

function languageOf({ lang }: { lang?: string }) {
  return lang === 'ar' ? 'arb' : 'en'
}

function outcomeOf(body: unknown): Outcome | undefined {
  const value = new URLSearchParams(typeof body === 'string' ? body : '').get('outcome')
  return outcomes.find((outcome) => outcome === value)
}
