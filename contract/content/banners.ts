import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Id, LanguageCode, Nullable, Picture, Strict } from '../shapes.ts'
import { MenuLink } from './menu.ts'

/** A banner in one language; a part that staff have not written is empty. */
export const Banner = Type.Object({
  title: Type.String(),
  text: Type.String(),
  link: Nullable(MenuLink),
  /** For phones and for wide screens; the same picture where there is only one, null where there is none. */
  pictures: Nullable(Type.Object({ tall: Picture, wide: Picture })),
})
export type Banner = Static<typeof Banner>

/** The public read of banners. */
export const bannersApi = {
  getBanner: get('content/get-banner', {
    access: 'anyone',
    summary: 'The banner that is due now at the top of a list of products, or on the home page.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      on: Type.Enum(['home', 'list']),
      scope: Type.Optional(Id),
      slug: Type.Optional(Id),
      by: Type.Optional(Type.Enum(['id', 'address'])),
    }),
    result: Type.Object({ banner: Nullable(Banner) }),
    cacheSeconds: 60,
  }),
}
