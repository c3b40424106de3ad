import Type, { type Static } from 'typebox'
import { post } from '../endpoint.ts'
import { maxAltText, maxStaffPictureBytes, maxVideoBytes } from '../limits.ts'
import { InLanguage, Picture, Strict, Uuid, Videos } from '../shapes.ts'

/** A picture as staff see it, with its description in both languages; an empty side is missing. */
export const StaffPicture = Type.Object({
  ...Picture.properties,
  alt: Type.Object({ en: Type.String(), ar: Type.String() }),
  /** Whether all its sizes are made; until then the shop serves the picture in one size. */
  isReady: Type.Boolean(),
  /** Left out where only pictures that stand still are shown. */
  videos: Type.Optional(Videos),
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
  uploadVideo: post('staff/upload-video', {
    access: 'staff',
    permission: 'products.edit',
    takes: 'file',
    maxBytes: maxVideoBytes,
    summary:
      'Gives an uploaded picture a video, which plays in its place on the page of a product: H.264 in MP4 or MOV, AV1, VP9 or VP8 in WebM, up to ten seconds. It is written again without sound and metadata. A picture has one video at most.',
    perMinute: 60,
    query: Strict({ ...InLanguage.properties, picture: Uuid }),
    result: StaffPicture,
    errors: [
      'video_refused',
      'video_too_long',
      'video_too_large',
      'picture_not_found',
      'picture_has_video',
      'uploads_busy',
    ],
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
