import { type ErrorCode, errors } from '@rimal/contract/errors'
import type { LanguageCode } from '@rimal/contract/language'

/**
 * An expected refusal: a code of the catalogue, the fields of the input it is about or the state of a thing
 * (`order: 'shipped'`), and the number of seconds after which the same call may succeed.
 */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    fields?: Record<string, string>,
    { retryAfter }: { retryAfter?: number } = {},
  ) {
    super(code)
    this.name = 'ShopError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export function refusal(code: ErrorCode, language: LanguageCode, fields?: Record<string, string>) {
  const entry = errors[code]
  return {
    status: entry.status,
    body: {
      errorCode: entry.number,
      message: language === 'arb' ? entry.ar : entry.en,
      ...(fields ? { fields } : {}),
    },
  }
}
