import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { api } from '@rimal/contract/api'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { testShop } from '../test/test-shop.ts'

/**
 * Returns every method and address that a shop answers; an address without a route is a page of the storefront or
 * its 404.
 */
async function routesOf(settings: Partial<Config> = {}): Promise<string[]> {
  const found = new Set<string>()
  const onInitialization = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') found.add(`${one} ${url}`)
    })
  }
  subscribe('fastify.initialization', onInitialization)
  try {
    await using _shop = await testShop(settings)
  } finally {
    unsubscribe('fastify.initialization', onInitialization)
  }
  return [...found].toSorted()
}

const ofContract = Object.values(api).map(
  ({ method, path }) => `${method} /api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
)

/** The addresses that are open beside the calls of the contract, by audience. */
const open = {
  shoppers: [
    'GET /media/:id/:file',
    'GET /media/:id/video.mp4',
    'GET /media/:id/video.webm',
    'GET /home-service/:visitToken/visit.ics',
    'GET /ar/home-service/:visitToken/visit.ics',
    'GET /invoice/:orderToken/:number.pdf',
    'GET /ar/invoice/:orderToken/:number.pdf',
    'GET /error-page.css',
    'GET /email-fonts/:file',
    'GET /favicon.ico',
    'GET /app.webmanifest',
    'GET /ar/app.webmanifest',
    'GET /shared',
    'GET /ar/shared',
  ],
  crawlers: [
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /sitemap-pages.xml',
    'GET /sitemap-products-:page.xml',
  ],
  monitors: ['GET /healthz', 'GET /readyz'],
  // Preflights below /api/, and a refusal everywhere else.
  'the phone app': ['OPTIONS *'],
  'whoever writes a client': [
    'GET /api/docs',
    'GET /api/docs/json',
    'GET /api/docs/yaml',
    'GET /api/docs/static/*',
    'GET /api/docs/static/index.html',
    'GET /api/docs/static/swagger-initializer.js',
    'GET /api/openapi.json',
  ],
}
/** Never where real customers buy. */
const ofDevelopers = [
  'GET /dev/emails',
  'GET /dev/emails/:kind/:language/:form',
  'GET /dev/outbox',
  'GET /simulator/api/payments/:ref',
  'GET /simulator/pay/:ref',
  'GET /simulator/simulator.css',
  'POST /simulator/api/buyers',
  'POST /simulator/api/payments',
  'POST /simulator/api/payments/:ref/:verb',
  'POST /simulator/pay/:ref',
]
const always = [...ofContract, ...Object.values(open).flat()]

test('no address is open but the calls of the contract and those that are named here', async () => {
  expect(await routesOf()).toEqual([...always, ...ofDevelopers].toSorted())
})

test('in production nothing of developers is there', async () => {
  const { paymentProviders } = readConfig({ NODE_ENV: 'production' })
  expect(await routesOf({ production: true, paymentProviders })).toEqual(always.toSorted())
})
