import Type, { type Static, type TSchema } from 'typebox'
import { maxEmail } from './limits.ts'

/** A value that may be null, in the form that validator, serialiser and OpenAPI all read. */
export function Nullable<S extends TSchema>(schema: S) {
  const closed = 'enum' in schema && Array.isArray(schema.enum)
  const asString = closed ? { type: 'string', enum: [...(schema.enum as string[]), null] } : {}
  return Type.Unsafe<Static<S> | null>({ ...schema, ...asString, nullable: true })
}

/** An object that refuses fields it does not name: a price sent from outside is an error, not ignored. */
export function Strict<P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}

export const LanguageCode = Type.Enum(['en', 'arb'])
export const Id = Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z0-9_-]+$' })
/** As the database writes it: the format 'uuid' would also take urn:uuid:…, which that does not read. */
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
})
/** 128 random bits in hex: payment providers allow neither `_` nor `~` in return addresses. */
export const Token = Type.String({ pattern: '^[0-9a-f]{32}$' })
/** As typed; what an address is says contract/email.ts. */
export const EmailText = Type.String({ minLength: 3, maxLength: maxEmail })
/** Minor units of the shop's currency. */
export const Amount = Type.Integer()
/** ISO 8601 with time, UTC. */
export const Instant = Type.String()
/** ISO 8601 date in the shop's time zone. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

export const InLanguage = Strict({ language_code: Type.Optional(LanguageCode) })

/** A picture without its address: that is `{image base}/{id}/{width}.{avif|webp}?v={version}`. */
export const Picture = Type.Object({
  id: Type.String(),
  version: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  alt: Type.String(),
  /** Shown until the picture arrives: its dominant colour and a data: address of a few pixels. */
  color: Type.String(),
  placeholder: Nullable(Type.String()),
  /** What must stay visible when the frame crops: 0–1 from the top inline-start corner of the file. */
  focusX: Type.Number(),
  focusY: Type.Number(),
})
export type Picture = Static<typeof Picture>

export const Arrival = Type.Object({ earliest: Day, latest: Day })
export type Arrival = Static<typeof Arrival>
