import { type ErrorCode, errors } from '@rimal/contract/errors'
import { formatMoment } from '@rimal/contract/dates'
import type { LanguageCode } from '@rimal/contract/language'

type Options = {
  retryAfter?: number
  /** What the sentence of the refusal names as `{moment}`. */
  moment?: { at: Date; timeZone: string }
}

/**
 * An expected refusal: a code of the catalogue, the fields of the input it is about or the state of a thing
 * (`order: 'shipped'`), and the number of seconds after which the same call may succeed.
 */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly moment: Options['moment']

  constructor(
    code: ErrorCode,
    fields?: Record<string, string>,
    { retryAfter, moment }: Options = {},
  ) {
    super(code)
    this.name = 'ShopError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.moment = moment
  }
}

type Refused = Pick<ShopError, 'code'> & Partial<Pick<ShopError, 'fields' | 'moment'>>

/** The sentence of a refusal for people. */
export function refusalText({ code, moment }: Refused, language: LanguageCode): string {
  const text = errors[code][language === 'arb' ? 'ar' : 'en']
  if (!moment) return text
  return text.replace('{moment}', formatMoment(moment.at, language, moment.timeZone))
}

export function refusal(refused: Refused, language: LanguageCode) {
  const { status, number } = errors[refused.code]
  const { fields } = refused
  return {
    status,
    body: {
      errorCode: number,
      message: refusalText(refused, language),
      ...(fields ? { fields } : {}),
    },
  }
}
