import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@rimal/contract/errors'
import { languageOf, wantsPage } from './call.ts'
import { errorPage } from './error-page/error-page.ts'
import { refusal, ShopError } from './shop-error.ts'
import { fieldsOf } from './validation.ts'

const byStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_content_type',
  429: 'too_many_requests',
}

type Failure = FastifyError | ShopError

/**
 * Every failure leaves as the envelope, or as a page where a person waits for one; what we did not
 * expect is logged whole and answered blandly.
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
  const { code, fields } = classify(error, request)
  const { status, body } = refusal(code, languageOf(request), fields)
  const retryAfter = error instanceof ShopError ? error.retryAfter : undefined
  reply.code(status).header('cache-control', 'no-store')
  if (retryAfter) reply.header('retry-after', retryAfter)
  return wantsPage(request)
    ? reply.type('text/html; charset=utf-8').send(errorPage(request, status))
    : reply
        .type('application/json; charset=utf-8')
        .send(retryAfter ? { ...body, retryAfter } : body)
}

function classify(error: Failure, request: FastifyRequest) {
  if (error instanceof ShopError) return { code: error.code, fields: error.fields }
  if (error.validation)
    return { code: 'invalid_input' as const, fields: fieldsOf(error.validation) }
  const known = byStatus[error.statusCode ?? 500]
  if (known) return { code: known, fields: undefined }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return { code: 'invalid_input' as const, fields: undefined }
  }
  request.log.error({ err: error }, 'unexpected failure')
  return { code: 'broken' as const, fields: undefined }
}
