import Type, { type Static, type TSchema } from 'typebox'
import { maxEmail } from './limits.ts'
import type { PersonalKind } from './personal-data.ts'
import { videoFormats } from './choices.ts'

/** A value that may be null, in the form that validator, serialiser and OpenAPI all read. */
export function Nullable<S extends TSchema>(schema: S) {
  const closed = 'enum' in schema && Array.isArray(schema.enum)
  const asString = closed ? { type: 'string', enum: [...(schema.enum as string[]), null] } : {}
  return Type.Unsafe<Static<S> | null>({ ...schema, ...asString, nullable: true })
}

/**
 * Options of a field that holds personal data of a customer: answers to staff leave it out for the roles that do not see
 * this kind (contract/personal-data.ts). OpenAPI shows it as `x-personal`.
 */
export function personal(kind: PersonalKind) {
  return { 'x-personal': kind }
}

/** An object that refuses unknown fields: a price sent from outside is an error, not ignored. */
export function Strict<P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}

/** A text in both languages, of which a side may be empty; `maxLength` in characters. */
export const TextInBoth = (maxLength: number) =>
  Strict({ en: Type.String({ maxLength }), ar: Type.String({ maxLength }) })

/** The language codes of the API (specification); an unknown code is refused. */
export const LanguageCode = Type.Enum(['en', 'arb'])
/** An id of the catalogue, as used in URLs: lower-case letters, digits, `-` and `_`. */
export const Id = Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z0-9_-]+$' })
/** An address that staff choose for a product or a list: an id that does not begin or end with `-` or `_`. */
export const PageAddress = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: '^[a-z0-9]+([_-]+[a-z0-9]+)*$',
})
/**
 * A UUID in the form that PostgreSQL writes: the format 'uuid' would also accept urn:uuid:…, which PostgreSQL
 * refuses.
 */
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
})
/** 128 random bits in hex: payment providers allow neither `_` nor `~` in return addresses. */
export const Token = Type.String({ pattern: '^[0-9a-f]{32}$' })
/** Opens a preview of a page: 32 hex digits for its draft, 64 for what was typed and not saved. */
export const PreviewKey = Type.String({ pattern: '^(?:[0-9a-f]{32}){1,2}$' })
export const Previewed = Type.Object({ previewKey: PreviewKey })
/** The email address as typed; contract/text/email.ts defines which addresses are valid. */
export const EmailText = Type.String({ minLength: 3, maxLength: maxEmail })
/** Minor units of the currency that the surrounding object names, else of the shop's. */
export const Amount = Type.Integer()
/** ISO 8601 with time, UTC. */
export const Instant = Type.String()
/** A moment that staff choose: ISO 8601 in UTC, with a time. */
export const ChosenInstant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,3})?)?Z$',
})
/** ISO 8601 date in the shop's time zone. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** The input of a call that needs nothing but the language of its answer. */
export const InLanguage = Strict({ language_code: Type.Optional(LanguageCode) })

/** A picture without its address, which is `{image base}/{id}/{width}.{avif|webp}?v={version}`. */
export const Picture = Type.Object({
  id: Type.String(),
  version: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  alt: Type.String(),
  /**
   * Shown until the picture has loaded: its dominant colour, and a data: address of a few pixels.
   */
  color: Type.String(),
  placeholder: Nullable(Type.String()),
  /**
   * The point that must stay visible when a frame crops the picture: 0–1 from the top left corner
   * of the file.
   */
  focusX: Type.Number(),
  focusY: Type.Number(),
})
export type Picture = Static<typeof Picture>

/** The formats of the video of a picture; none for a picture that stands still. */
export const Videos = Type.Array(Type.Enum([...videoFormats]))

/** The first and the last day on which an order is expected to arrive. */
export const Arrival = Type.Object({ earliest: Day, latest: Day })
export type Arrival = Static<typeof Arrival>
