import { staffReviewsApi } from '@rimal/contract/staff/reviews'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { staffRead, staffRoute } from '../../http/staff-route.ts'
import { answerReview, publishReview, refuseReview } from './decide-review.ts'
import { readReviews } from './read-reviews.ts'

export function staffReviewsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffReviewsApi.listReviewsToRead, ({ query, language }) =>
    readReviews(deps.db, query, language),
  )

  staffRoute(app, deps, staffReviewsApi.publishReview, {
    handle: async (tx, { body }, audit) => {
      const { productId } = await publishReview(deps, tx, body)
      await audit(body.reviewId, { product: productId })
      return {}
    },
  })

  staffRoute(app, deps, staffReviewsApi.refuseReview, {
    handle: async (tx, { body }, audit) => {
      const { productId } = await refuseReview(deps, tx, body)
      await audit(body.reviewId, { product: productId })
      return {}
    },
  })

  staffRoute(app, deps, staffReviewsApi.answerReview, {
    handle: async (tx, { body }, audit) => {
      const { productId } = await answerReview(tx, body)
      await audit(body.reviewId, { product: productId })
      return {}
    },
  })
}
