import Type, { type Static } from 'typebox'
import { fits, reviewStates } from './choices.ts'
import { get, post } from './endpoint.ts'
import {
  maxHeightCm,
  maxOrderNumber,
  maxReviewName,
  maxReviewPictures,
  maxReviewText,
  minHeightCm,
} from './limits.ts'
import { Day, Id, InLanguage, LanguageCode, Nullable, Picture, Strict, Uuid } from './shapes.ts'

/** A picture of a review that only the customer and staff can see. */
export const ReviewPicture = Type.Object({
  id: Uuid,
  /** A small copy as a data: address, because the picture has no address before it is published. */
  preview: Type.String(),
})
export type ReviewPicture = Static<typeof ReviewPicture>

/** A customer's own review with its decision. */
export const OwnReview = Type.Object({
  state: Type.Enum([...reviewStates]),
  rating: Type.Integer(),
  fit: Type.Enum([...fits]),
  text: Type.String(),
  name: Type.String(),
  heightCm: Nullable(Type.Integer()),
  writtenOn: Day,
  /** Why staff did not publish the review, if they gave a reason. */
  refusedFor: Nullable(Type.String()),
  /** The merchant's answer, in the language of the review. */
  answer: Nullable(Type.String()),
})
export type OwnReview = Static<typeof OwnReview>

/** A delivered order line of the customer, with its review. */
export const ReviewedLine = Type.Object({
  lineId: Uuid,
  orderNumber: Type.String(),
  product_id: Id,
  /** Stands in the address of the page of the product. */
  product_address: Id,
  name: Type.String(),
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  madeToMeasure: Type.Boolean(),
  picture: Picture,
  /** The customer's first name, proposed as the name beside the review. */
  firstName: Type.String(),
  review: Nullable(OwnReview),
  /** `taken`: part of the sent review; other pictures were added since. */
  pictures: Type.Array(Type.Object({ ...ReviewPicture.properties, taken: Type.Boolean() })),
})
export type ReviewedLine = Static<typeof ReviewedLine>

const language_code = Type.Optional(LanguageCode)
const OneLine = Type.Object({ lineId: Uuid })

/** Calls on reviews: a customer writes one for a delivered line. */
export const reviewsApi = {
  listReviewsOfOrder: get('review/list-of-order/{orderNumber}', {
    access: 'customer',
    summary: 'Which lines of an order can be reviewed or have a review; none before the delivery.',
    params: Type.Object({
      orderNumber: Type.String({ minLength: 1, maxLength: maxOrderNumber }),
    }),
    query: InLanguage,
    result: Type.Array(
      Type.Object({
        lineId: Uuid,
        /** `open`: without a review yet. */
        state: Type.Enum(['open', ...reviewStates]),
      }),
    ),
    errors: ['order_not_found'],
  }),
  getReviewedLine: get('review/get-line/{lineId}', {
    access: 'customer',
    summary: 'A delivered line of an order of the customer, with the review and its pictures.',
    params: OneLine,
    query: InLanguage,
    result: ReviewedLine,
    errors: ['order_line_not_found', 'review_not_delivered'],
  }),
  saveReview: post('review/save-review', {
    access: 'customer',
    summary:
      'Sends a review, or a new version of it, to staff; nobody else sees it before it is published.',
    perMinute: 20,
    body: Strict({
      language_code,
      lineId: Uuid,
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
      fit: Type.Enum([...fits]),
      text: Type.String({ minLength: 1, maxLength: maxReviewText }),
      name: Type.String({ minLength: 1, maxLength: maxReviewName }),
      heightCm: Nullable(Type.Integer({ minimum: minHeightCm, maximum: maxHeightCm })),
      /** Ids of uploaded pictures, in the order in which they are shown. */
      pictures: Type.Array(Uuid, { maxItems: maxReviewPictures, uniqueItems: true }),
    }),
    result: ReviewedLine,
    errors: [
      'order_line_not_found',
      'review_not_delivered',
      'review_published',
      'review_picture_expired',
      'invalid_input',
    ],
  }),
  withdrawReview: post('review/withdraw-review', {
    access: 'customer',
    summary: 'Deletes the review of the customer with its pictures, published or not.',
    perMinute: 20,
    body: Strict({ language_code, lineId: Uuid }),
    result: Type.Object({}),
    errors: ['order_line_not_found'],
  }),
  uploadReviewPicture: post('review/upload-picture/{lineId}', {
    access: 'customer',
    takes: 'picture',
    summary:
      'Uploads a picture for a review: JPEG, PNG or WebP, recognised by its bytes. It is encoded again, upright and without metadata; one at a time for each customer.',
    perMinute: 30,
    params: OneLine,
    query: InLanguage,
    result: ReviewPicture,
    errors: [
      'order_line_not_found',
      'review_not_delivered',
      'review_published',
      'review_pictures_full',
      'picture_refused',
      'picture_too_many_pixels',
      'too_many_requests',
    ],
  }),
  removeReviewPicture: post('review/remove-picture', {
    access: 'customer',
    summary: 'Deletes an unpublished picture of the customer. A missing picture is no error.',
    perMinute: 60,
    body: Strict({ language_code, pictureId: Uuid }),
    result: Type.Object({}),
    errors: ['review_published'],
  }),
}
