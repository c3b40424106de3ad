import { randomInt } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@rimal/contract/errors'
import { isDatabaseAway } from '../db/database-away.ts'
import { languageOf, wantsPage } from './call.ts'
import { errorPage } from './error-page/error-page.ts'
import { refusal, ShopError } from './shop-error.ts'
import { fieldsOf } from './validation.ts'

const byStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  408: 'too_slow',
  413: 'too_large',
  415: 'wrong_content_type',
  429: 'too_many_requests',
}

/** A database that restarts is back in about as long. */
const databaseBackSeconds = 5
/** So many seconds lie between the first and the last who ask again, so that they do not return together. */
const spreadSeconds = 4

type Failure = FastifyError | ShopError

/**
 * Answers every failure with the envelope, or with a page where a person waits for one; an unexpected failure is
 * logged in full and answered without details.
 */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<Failure>(answer)
}

/** For an address that nobody can read: it is refused before any hook has run, so it lacks their headers. */
export function answerUnreadable(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    void answer(error, request, reply.headers({ 'x-request-id': request.id, ...headers }))
  }
}

function answer(error: Failure, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfter, isAway, ...refused } = classify(error, request)
  const { status, body } = refusal(refused, languageOf(request))
  reply.code(status).header('cache-control', 'no-store')
  // The rest of the body would otherwise arrive before the next request.
  if (status === 408) reply.header('connection', 'close')
  if (retryAfter) reply.header('retry-after', retryAfter)
  const isPage = wantsPage(request)
  // The page asks for itself again, because the person who reads it can do nothing else.
  if (isPage && isAway && retryAfter) reply.header('refresh', retryAfter)
  return isPage
    ? reply.type('text/html; charset=utf-8').send(errorPage(request, status))
    : reply
        .type('application/json; charset=utf-8')
        .send(retryAfter ? { ...body, retryAfter } : body)
}

function retrySeconds(): number {
  return databaseBackSeconds + randomInt(spreadSeconds + 1)
}

/** The code of an answer that was not ready in time. */
const gaveUp = 'FST_ERR_HANDLER_TIMEOUT'

/** Whether the time was over before the whole body had arrived, which is no failure of ours. */
function isUnread({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === gaveUp && !raw.complete
}

type Refused = Pick<ShopError, 'code'> &
  Partial<Pick<ShopError, 'fields' | 'moment' | 'retryAfter'>> & {
    /** Whether the database is away. */
    isAway?: boolean
  }

function classify(error: Failure, request: FastifyRequest): Refused {
  if (error instanceof ShopError) {
    const { code, fields, moment, retryAfter } = error
    return { code, fields, moment, retryAfter }
  }
  if (error.validation) return { code: 'invalid_input', fields: fieldsOf(error.validation) }
  const known = byStatus[isUnread(error, request) ? 408 : (error.statusCode ?? 500)]
  if (known) return { code: known }
  if (error.statusCode !== undefined && error.statusCode < 500) return { code: 'invalid_input' }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database is away')
    return { code: 'unavailable', retryAfter: retrySeconds(), isAway: true }
  }
  request.log.error({ err: error }, 'unexpected failure')
  if (error.code === gaveUp) return { code: 'unavailable', retryAfter: retrySeconds() }
  return { code: 'broken' }
}
