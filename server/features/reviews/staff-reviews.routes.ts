import { reviewsApi } from '@rimal/contract/reviews'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { announceWindowChanges, type WindowMove } from '../catalog/record-window-change.ts'
import { staffRead, staffRouteOfItsOwn } from '../staff/staff-route.ts'
import { answerReview, publishReview, refuseReview } from './decide-review.ts'
import { readReviews } from './read-reviews.ts'

export function staffReviewsRoutes(app: FastifyInstance, deps: Deps) {
  /** What changes the window is announced once it is written. */
  async function decide(
    work: (tx: Queries) => Promise<WindowMove>,
  ): Promise<Record<string, never>> {
    const { windowChanged } = await deps.db.transaction(work)
    if (windowChanged) await announceWindowChanges(deps)
    return {}
  }

  staffRead(app, deps, reviewsApi.listReviewsToRead, ({ query, language }) =>
    readReviews(deps.db, query, language),
  )

  staffRouteOfItsOwn(app, deps, reviewsApi.publishReview, {
    wakes: ['derive-pictures', 'send-messages'],
    handle: ({ body }, auditIn) =>
      decide(async (tx) => {
        const decided = await publishReview(deps, tx, body)
        await auditIn(tx)(body.reviewId, { product: decided.productId })
        return decided
      }),
  })

  staffRouteOfItsOwn(app, deps, reviewsApi.refuseReview, {
    wakes: ['sweep-review-pictures', 'send-messages'],
    handle: ({ body }, auditIn) =>
      decide(async (tx) => {
        const decided = await refuseReview(deps, tx, body)
        await auditIn(tx)(body.reviewId, { product: decided.productId })
        return decided
      }),
  })

  staffRouteOfItsOwn(app, deps, reviewsApi.answerReview, {
    handle: ({ body }, auditIn) =>
      decide(async (tx) => {
        const decided = await answerReview(tx, body)
        await auditIn(tx)(body.reviewId, { product: decided.productId })
        return decided
      }),
  })
}
