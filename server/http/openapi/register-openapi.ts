import type { Access } from '@rimal/contract/endpoint'
import { errors } from '@rimal/contract/errors'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { errorResponsesOf } from './describe-operation.ts'
import { parameterDescriptions } from './describe-parameters.ts'
import { tags } from './describe-tags.ts'

/** The description of a route beside its schema; routes of the contract name their access. */
type Described = { access?: Access }

const aboutAnswers = [
  'Every answer is an object with errorCode and message. An errorCode of 0 is success; any other number is a refusal, most of them',
  'with HTTP status 200, and its message is a sentence for the shopper in the language of the call. Amounts are whole numbers in minor',
  'units of their currency, times are ISO 8601 in UTC.',
].join(' ')

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
  await app.register(fastifySwagger, {
    openapi: {
      info: {
        title: 'Rimal',
        version: '1',
        description: aboutAnswers,
        license: { name: 'All rights reserved', url: `${publicUrl.origin}/terms` },
      },
      // Whoever reads the document has reached the shop; its own address may be another one behind a proxy.
      servers: [{ url: '/' }],
      tags,
      components: { securitySchemes: securitySchemesFor(publicUrl) },
    },
    transform: ({ schema, url, route }) => ({
      schema: withDescriptions(withErrors(schema, route.config as Described | undefined)),
      url,
    }),
  })
}

function securitySchemesFor({ protocol }: URL) {
  const cookie = (name: string, description: string) => ({
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: protocol === 'https:' ? `__Host-${name}` : name,
    description,
  })
  return {
    bearer: {
      type: 'http' as const,
      scheme: 'bearer',
      description: 'The access token of a login; it lasts for minutes.',
    },
    guestCookie: cookie('gid', 'Identifies a guest in a browser; the shop sets it.'),
    guestToken: {
      type: 'apiKey' as const,
      in: 'header' as const,
      name: 'x-guest-token',
      description: 'Identifies a guest in a client without cookies.',
    },
    refreshCookie: cookie('rt', 'The refresh token of a login in a browser.'),
    staffCookie: cookie('staff', 'The session of a member of staff in a browser.'),
  }
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
  const { response = {} } = schema as { response?: Record<string, object> }
  const answer = { ...response[200], description: 'The answer, or a refusal with its errorCode.' }
  const refusals = Object.entries(errorResponsesOf(config.access)).map(([status, code]) => {
    const description = errors[code].en
    return [status, { description, content: { 'application/json': { schema: refusal } } }]
  })
  return { ...schema, response: { ...response, 200: answer, ...Object.fromEntries(refusals) } }
}

type Parameters = { properties?: Record<string, object> }

/** The contract states a parameter for programs; the document says in words what it means. */
function withDescriptions<S extends object>(schema: S): S {
  const { params, querystring } = schema as { params?: Parameters; querystring?: Parameters }
  return {
    ...schema,
    ...(params ? { params: described(params) } : {}),
    ...(querystring ? { querystring: described(querystring) } : {}),
  }
}

function described(parameters: Parameters): Parameters {
  const properties = Object.entries(parameters.properties ?? {}).map(([name, shape]) => {
    return [name, { description: parameterDescriptions[name], ...shape }] as const
  })
  return { ...parameters, properties: Object.fromEntries(properties) }
}
