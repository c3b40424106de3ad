import Type, { type Static } from 'typebox'
import { fits, reviewStates } from '../choices.ts'
import { get, post } from '../endpoint.ts'
import { maxRefusal, maxReviewAnswer } from '../limits.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { ReviewPicture } from '../reviews.ts'
import { Id, Instant, LanguageCode, Nullable, personal, Picture, Strict, Uuid } from '../shapes.ts'
import { reviewListSorts } from './lists/list-sorts.ts'

/** A review as staff read it. */
export const ReadReview = Type.Object({
  reviewId: Uuid,
  /**
   * Increases with each change by the customer; a decision names the revision that it was made on.
   */
  revision: Type.Integer(),
  state: Type.Enum([...reviewStates]),
  orderNumber: Type.String(),
  product_id: Id,
  productName: Type.String(),
  /** The picture, the colour and the size of the product that was ordered; no size where it was made to measure. */
  picture: Picture,
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  name: Type.String(personal('name')),
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

/** The filters of the list of reviews. */
export const reviewFilters = {
  state: Type.Optional(Type.Enum([...reviewStates])),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  fit: Type.Optional(Type.Enum([...fits])),
  productId: Type.Optional(Id),
}
/** `newest` if it is left out. */
export const reviewSort = { sort: Type.Optional(Type.Enum([...reviewListSorts])) }

const Revision = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })

/** Calls of staff on reviews: they decide whether a review is published. */
export const staffReviewsApi = {
  listReviewsToRead: get('staff/list-reviews', {
    access: 'staff',
    permission: 'reviews.read',
    summary:
      'The reviews that customers sent, found by SKU, name of the product, number of the order, or name, email or phone of the customer. `waiting` lists the oldest first.',
    query: pageQuery({ ...reviewFilters, ...reviewSort }),
    result: pageOf(ReadReview),
  }),
  publishReview: post('staff/publish-review', {
    access: 'staff',
    permission: 'reviews.decide',
    summary: 'Publishes a review in the revision that was read.',
    body: Strict({ reviewId: Uuid, revision: Revision }),
    result: Type.Object({}),
    errors: ['review_not_found', 'review_changed'],
  }),
  refuseReview: post('staff/refuse-review', {
    access: 'staff',
    permission: 'reviews.decide',
    summary:
      'Refuses a review with a reason for the customer; a published review is removed with its pictures.',
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
    summary:
      "Sets the merchant's answer below a review, in the language of the review; an empty answer removes it.",
    body: Strict({ reviewId: Uuid, answer: Type.String({ maxLength: maxReviewAnswer }) }),
    result: Type.Object({}),
    errors: ['review_not_found', 'answer_in_other_language'],
  }),
}
