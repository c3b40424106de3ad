import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'

// `x-personal` says what answers to staff leave out; it asks nothing of an input.
const options = { strictTypes: false, allErrors: false, keywords: ['x-personal'] }
// Bodies are JSON and mean what they say: "1" is not 1. Addresses carry text only.
const strict = new Ajv(options)
const coercing = new Ajv({ ...options, coerceTypes: true })

/** `errors`: what the last call found wrong. */
export type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null }

/**
 * The validator of one part of a request: `body` as it is, all else read from text. It is compiled when the first of
 * them comes in: at start hundreds of shapes would cost a third of a second, and a process needs few of them at once.
 */
export function compileValidator(schema: TSchema, part: string): Validator {
  let compiled: ValidateFunction | undefined
  const validate: Validator = (value) => {
    compiled ??= (part === 'body' ? strict : coercing).compile(schema)
    const isValid = compiled(value)
    validate.errors = compiled.errors ?? null
    return isValid
  }
  return validate
}

type Wrong = Pick<ErrorObject, 'instancePath' | 'params'>

/** The field that is wrong first, `address.phone` for instance, with required, unknown or invalid. */
export function fieldsOf([first]: readonly Wrong[]): Record<string, string> | undefined {
  if (!first) return undefined
  const missing = (first.params as { missingProperty?: string }).missingProperty
  const unknown = (first.params as { additionalProperty?: string }).additionalProperty
  const path = first.instancePath.slice(1).replaceAll('/', '.')
  const name = [path, missing ?? unknown].filter(Boolean).join('.')
  if (!name) return undefined
  return { [name]: missing ? 'required' : unknown ? 'unknown' : 'invalid' }
}
