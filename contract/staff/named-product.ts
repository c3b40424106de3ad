import Type, { type Static } from 'typebox'
import { Id, Nullable, Picture } from '../shapes.ts'
import { productStates } from './product-states.ts'

/** A product where staff choose it: its name in both languages and its first picture. */
export const NamedProduct = Type.Object({
  id: Id,
  name: Type.Object({ en: Type.String(), ar: Type.String() }),
  state: Type.Enum([...productStates]),
  picture: Nullable(Picture),
})
export type NamedProduct = Static<typeof NamedProduct>
