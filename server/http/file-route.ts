import type { Readable } from 'node:stream'
import type { Endpoint } from '@rimal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Call, languageOf, routeOptions } from './call.ts'
import { identify } from './callers.ts'

export type AnsweredFile = { name: string; type: string; body: Readable | Buffer }

/** Registers an endpoint that answers with a file to save. `handler` may refuse like any other handler. */
export function fileRoute<E extends Endpoint & { file: true }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnsweredFile>,
) {
  app.route({
    ...routeOptions(endpoint),
    exposeHeadRoute: false,
    // A stranger is refused before the address is validated.
    preParsing: async (request, reply) => void (await identify(deps, endpoint, request, reply)),
    handler: async (request, reply) => {
      const { params, query } = request
      const who = await identify(deps, endpoint, request, reply)
      const call = { params, query, language: languageOf(request), request, reply, ...who }
      const { name, type, body } = await handler(call as unknown as Call<E>)
      return reply
        .type(type)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(body)
    },
  })
}
