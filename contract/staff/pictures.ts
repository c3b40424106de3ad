import Type, { type Static } from 'typebox'
import { post } from '../endpoint.ts'
import { maxAltText, maxStaffPictureBytes } from '../limits.ts'
import { InLanguage, Picture, Strict } from '../shapes.ts'

/** A picture as staff see it, with its description in both languages; an empty side is missing. */
export const StaffPicture = Type.Object({
  ...Picture.properties,
  alt: Type.Object({ en: Type.String(), ar: Type.String() }),
  /** Whether all its sizes are made; until then the shop serves the picture in one size. */
  isReady: Type.Boolean(),
})
export type StaffPicture = Static<typeof StaffPicture>

const Alt = Type.String({ maxLength: maxAltText })
const Part = Type.Number({ minimum: 0, maximum: 1 })

/** Calls of staff on pictures. */
export const staffPicturesApi = {
  uploadPicture: post('staff/upload-picture', {
    access: 'staff',
    permission: 'products.edit',
    takes: 'picture',
    maxBytes: maxStaffPictureBytes,
    summary:
      'Uploads a picture for products, types and collections: JPEG, PNG or WebP, recognised by its bytes. It is encoded again, upright and without metadata. A picture that nothing shows is deleted after two days.',
    perMinute: 120,
    query: InLanguage,
    result: StaffPicture,
    errors: ['picture_refused', 'picture_format_unread', 'picture_too_fine', 'uploads_busy'],
  }),
  describePicture: post('staff/describe-picture', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Sets the description of a picture in both languages, and its focal point.',
    body: Strict({
      id: Type.String({ minLength: 1, maxLength: 80 }),
      alt: Strict({ en: Alt, ar: Alt }),
      /** The point that must stay visible when a frame crops the picture, as in `Picture`. */
      focusX: Part,
      focusY: Part,
    }),
    result: StaffPicture,
    errors: ['picture_not_found'],
  }),
}
