import { Ajv, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'

const options = { strictTypes: false, allErrors: false } as const
// Bodies are JSON and mean what they say: "1" is not 1. Addresses carry text only.
const strict = new Ajv(options)
const coercing = new Ajv({ ...options, coerceTypes: true })

/** The validator of one part of a request: `body` as it is, all else read from text. */
export function compileValidator(schema: TSchema, part: string): ValidateFunction {
  return (part === 'body' ? strict : coercing).compile(schema)
}
