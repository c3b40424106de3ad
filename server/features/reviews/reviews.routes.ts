import { reviewsApi } from '@rimal/contract/reviews'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { admitPicture, removePicture, uploadPicture } from './change-pictures.ts'
import { getReviewedLine, listReviewsOfOrder } from './get-reviewed-line.ts'
import { saveReview } from './save-review.ts'
import { withdrawReview } from './withdraw-review.ts'

export async function reviewsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, reviewsApi.listReviewsOfOrder, ({ customerId, params }) =>
    listReviewsOfOrder(deps.db, { ...params, customerId }),
  )

  route(app, deps, reviewsApi.getReviewedLine, ({ customerId, params, language }) =>
    getReviewedLine(deps.db, { ...params, customerId }, language),
  )

  route(app, deps, reviewsApi.saveReview, ({ customerId, body, language }) =>
    saveReview(deps, customerId, body, language),
  )

  route(app, deps, reviewsApi.withdrawReview, async ({ customerId, body }) => {
    await withdrawReview(deps, { lineId: body.lineId, customerId })
    return {}
  })

  route(app, deps, reviewsApi.removeReviewPicture, async ({ customerId, body }) => {
    await removePicture(deps, { pictureId: body.pictureId, customerId })
    return {}
  })

  await app.register(async (files) => {
    // The declared content type does not matter: the type of a file is decided by its bytes.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    route(files, deps, reviewsApi.uploadReviewPicture, {
      admit: ({ customerId, params, request: { ip } }) =>
        admitPicture(deps, { ...params, customerId, ip }),
      handler: ({ customerId, params, body }) => {
        if (!Buffer.isBuffer(body)) throw new ShopError('picture_refused')
        return uploadPicture(deps, { ...params, customerId }, body)
      },
    })
  })
}
