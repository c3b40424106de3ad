import Type, { type Static } from 'typebox'
import { fits, reviewStates } from './choices.ts'
import { get, post } from './endpoint.ts'
import {
  maxHeightCm,
  maxOrderNumber,
  maxRefusal,
  maxReviewAnswer,
  maxReviewName,
  maxReviewPictures,
  maxReviewText,
  minHeightCm,
} from './limits.ts'
import {
  Day,
  Id,
  InLanguage,
  Instant,
  LanguageCode,
  Nullable,
  Picture,
  Strict,
  Uuid,
} from './shapes.ts'

/** A picture that nobody but her and the house can see yet. */
export const ReviewPicture = Type.Object({
  id: Uuid,
  /** A small copy as a data: address, as the picture itself has no address before it is published. */
  preview: Type.String(),
})
export type ReviewPicture = Static<typeof ReviewPicture>

export const OwnReview = Type.Object({
  state: Type.Enum([...reviewStates]),
  rating: Type.Integer(),
  fit: Type.Enum([...fits]),
  text: Type.String(),
  name: Type.String(),
  heightCm: Nullable(Type.Integer()),
  writtenOn: Day,
  /** Why the house did not publish it, where it said so. */
  refusedFor: Nullable(Type.String()),
  /** What the house says to it, in the language of the review. */
  answer: Nullable(Type.String()),
})
export type OwnReview = Static<typeof OwnReview>

/** A delivered piece of hers, with what she says of it. */
export const ReviewedLine = Type.Object({
  lineId: Uuid,
  orderNumber: Type.String(),
  product_id: Id,
  name: Type.String(),
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  madeToMeasure: Type.Boolean(),
  picture: Picture,
  /** Proposed as the name to stand beside her words: the first of hers. */
  firstName: Type.String(),
  review: Nullable(OwnReview),
  /** `taken`: by the review; others were added since it was sent. */
  pictures: Type.Array(Type.Object({ ...ReviewPicture.properties, taken: Type.Boolean() })),
})
export type ReviewedLine = Static<typeof ReviewedLine>

/** A review as the house reads it. */
export const ReadReview = Type.Object({
  reviewId: Uuid,
  /** Grows when she changes it; a decision names the one it was made on. */
  revision: Type.Integer(),
  state: Type.Enum([...reviewStates]),
  orderNumber: Type.String(),
  product_id: Id,
  productName: Type.String(),
  name: Type.String(),
  rating: Type.Integer(),
  fit: Type.Enum([...fits]),
  text: Type.String(),
  language_code: LanguageCode,
  sentAt: Instant,
  refusedFor: Nullable(Type.String()),
  answer: Nullable(Type.String()),
  pictures: Type.Array(ReviewPicture),
})
export type ReadReview = Static<typeof ReadReview>

const language_code = Type.Optional(LanguageCode)
const Revision = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const OneLine = Type.Object({ lineId: Uuid })

export const reviewsApi = {
  listReviewsOfOrder: get('review/list-of-order/{orderNumber}', {
    access: 'customer',
    summary:
      'Which pieces of her order she may review or has reviewed; none before it is delivered.',
    params: Type.Object({
      orderNumber: Type.String({ minLength: 1, maxLength: maxOrderNumber }),
    }),
    query: InLanguage,
    result: Type.Array(
      Type.Object({
        lineId: Uuid,
        /** `open`: she has not written yet. */
        state: Type.Enum(['open', ...reviewStates]),
      }),
    ),
    errors: ['order_not_found'],
  }),
  getReviewedLine: get('review/get-line/{lineId}', {
    access: 'customer',
    summary: 'A delivered piece of an order of hers, with her review and her pictures of it.',
    params: OneLine,
    query: InLanguage,
    result: ReviewedLine,
    errors: ['order_line_not_found', 'review_not_delivered'],
  }),
  saveReview: post('review/save-review', {
    access: 'customer',
    summary:
      'Sends a review to the house, or another version of it; nobody sees it before it is published.',
    perMinute: 20,
    body: Strict({
      language_code,
      lineId: Uuid,
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
      fit: Type.Enum([...fits]),
      text: Type.String({ minLength: 1, maxLength: maxReviewText }),
      name: Type.String({ minLength: 1, maxLength: maxReviewName }),
      heightCm: Nullable(Type.Integer({ minimum: minHeightCm, maximum: maxHeightCm })),
      /** Uploaded before, in the order in which they are shown. */
      pictures: Type.Array(Uuid, { maxItems: maxReviewPictures, uniqueItems: true }),
    }),
    result: ReviewedLine,
    errors: [
      'order_line_not_found',
      'review_not_delivered',
      'review_published',
      'review_picture_gone',
      'invalid_input',
    ],
  }),
  withdrawReview: post('review/withdraw-review', {
    access: 'customer',
    summary: 'Takes her review away with its pictures, published or not.',
    perMinute: 20,
    body: Strict({ language_code, lineId: Uuid }),
    result: Type.Object({}),
    errors: ['order_line_not_found'],
  }),
  uploadReviewPicture: post('review/upload-picture/{lineId}', {
    access: 'customer',
    takes: 'picture',
    summary:
      'A picture for a review: JPEG, PNG or WebP, known by its bytes. It is drawn anew, upright and without metadata; one at a time of a customer.',
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
    summary: 'Takes away a picture of hers that is not published. One that is gone is no error.',
    perMinute: 60,
    body: Strict({ language_code, pictureId: Uuid }),
    result: Type.Object({}),
    errors: ['review_published'],
  }),
  listReviewsToRead: get('staff/list-reviews', {
    access: 'staff',
    permission: 'reviews.decide',
    summary:
      'Fifty reviews of customers in one state: those that wait longest first, of the decided the newest.',
    query: Strict({
      language_code,
      /** `pending` unless another is asked for. */
      state: Type.Optional(Type.Enum([...reviewStates])),
      /** Only what was sent before this review. */
      before: Type.Optional(Uuid),
    }),
    result: Type.Array(ReadReview),
  }),
  publishReview: post('staff/publish-review', {
    access: 'staff',
    permission: 'reviews.decide',
    summary: 'Shows a review in the shop, as it was read.',
    body: Strict({ reviewId: Uuid, revision: Revision }),
    result: Type.Object({}),
    errors: ['review_not_found', 'review_changed'],
  }),
  refuseReview: post('staff/refuse-review', {
    access: 'staff',
    permission: 'reviews.decide',
    summary: 'Tells her why a review is not shown; one that was loses its pictures with its place.',
    body: Strict({
      reviewId: Uuid,
      revision: Revision,
      reason: Type.String({ minLength: 1, maxLength: maxRefusal }),
    }),
    result: Type.Object({}),
    errors: ['review_not_found', 'review_changed', 'invalid_input'],
  }),
  answerReview: post('staff/answer-review', {
    access: 'staff',
    permission: 'reviews.decide',
    summary: "The house's answer below a review, in its language; an empty one takes it away.",
    body: Strict({ reviewId: Uuid, answer: Type.String({ maxLength: maxReviewAnswer }) }),
    result: Type.Object({}),
    errors: ['review_not_found', 'answer_in_other_language'],
  }),
}
