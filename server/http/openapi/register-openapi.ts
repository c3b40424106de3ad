import type { Access } from '@rimal/contract/endpoint'
import { errors } from '@rimal/contract/errors'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { errorResponsesOf } from './describe-operation.ts'

/** The description of a route beside its schema; routes of the contract name their access. */
type Described = { access?: Access }

const refusal = {
  type: 'object',
  required: ['errorCode', 'message'],
  properties: {
    errorCode: { type: 'integer' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    retryAfter: { type: 'integer', description: 'Seconds after which the same call may succeed.' },
  },
}

/** Collects the calls for `GET /api/openapi.json`; has to be registered before any of them. */
export async function registerOpenapi(app: FastifyInstance, { publicUrl }: Config) {
  const isSecure = publicUrl.protocol === 'https:'
  const cookie = (name: string) => ({
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: isSecure ? `__Host-${name}` : name,
  })
  await app.register(fastifySwagger, {
    openapi: {
      info: {
        title: 'Rimal',
        version: '1',
        license: { name: 'All rights reserved', url: `${publicUrl.origin}/terms` },
      },
      servers: [{ url: publicUrl.origin }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          guestCookie: cookie('gid'),
          guestToken: { type: 'apiKey', in: 'header', name: 'x-guest-token' },
          refreshCookie: cookie('rt'),
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: withErrors(schema, route.config as Described | undefined),
      url,
    }),
  })
}

/** The document and a page that shows it, for whoever writes a client. */
export async function openapiRoutes(app: FastifyInstance) {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Rimal: the calls of the shop' },
    // Without the bar of the viewer, which carries another mark than the shop's.
    uiConfig: { layout: 'BaseLayout' },
    logLevel: 'warn',
  })
}

/** The serialiser knows the answer of success alone; the document names the refusals as well. */
function withErrors<S extends object>(schema: S, config: Described | undefined): S {
  if (!config?.access) return schema
  const { response = {} } = schema as { response?: object }
  const refusals = Object.entries(errorResponsesOf(config.access)).map(([status, code]) => {
    const description = errors[code].en
    return [status, { description, content: { 'application/json': { schema: refusal } } }]
  })
  return { ...schema, response: { ...response, ...Object.fromEntries(refusals) } }
}
