import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { staffReviewsApi } from '@rimal/contract/staff/reviews'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { detailsOfFile } from '../../http/lists/details-of-file.ts'
import { staffFileOfPeople } from '../../http/lists/staff-file-route.ts'
import { staffRead, staffRoute } from '../../http/staff-route.ts'
import { answerReview, publishReview, refuseReview } from './decide-review.ts'
import { listReviewsToRead } from './for-staff/list-reviews.ts'
import { reviewFile } from './for-staff/review-file.ts'

export function staffReviewsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffReviewsApi.listReviewsToRead, ({ query, language, staff: { role } }) =>
    listReviewsToRead(deps.db, query, { language, role }),
  )

  staffFileOfPeople(
    app,
    deps,
    listFilesApi.downloadReviews,
    async ({ query, language, staff: { role } }) => {
      const { file, rows } = await reviewFile(deps, query, { language, role })
      return { file, subject: 'reviews', details: detailsOfFile(query, rows) }
    },
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
