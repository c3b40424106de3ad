import { returnsApi } from '@rimal/contract/returns/returns'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { requestReturn } from './request-return.ts'
import { admitPicture, removePicture, uploadPicture } from './change-pictures.ts'
import { getOptions } from './get-options.ts'
import { findByToken } from './returns.sql.ts'
import { showReturn } from './show-return.ts'
import { answerReturn, appealReturn, cancelReturn } from './customer-steps.ts'

export async function returnsRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, deps, returnsApi.getReturnOptions, ({ shopper, params, language }) =>
    getOptions(deps, { shopper, ...params }, language),
  )

  route(app, deps, returnsApi.requestReturn, async ({ shopper, body, language }) =>
    showReturn(db, await requestReturn(deps, shopper, body), language),
  )

  route(app, deps, returnsApi.getReturn, async ({ params, language }) => {
    const stored = await findByToken(db, params.returnToken)
    if (!stored) throw new ShopError('return_not_found')
    return showReturn(db, stored, language)
  })

  route(app, deps, returnsApi.answerReturn, async ({ body, language }) =>
    showReturn(db, await answerReturn(deps, body), language),
  )

  route(app, deps, returnsApi.cancelReturn, async ({ body, language }) =>
    showReturn(db, await cancelReturn(deps, body.returnToken), language),
  )

  route(app, deps, returnsApi.appealReturn, async ({ body, language }) =>
    showReturn(db, await appealReturn(deps, body), language),
  )

  route(app, deps, returnsApi.removeReturnPicture, async ({ shopper, body }) => {
    const { order, pictureId } = body
    await removePicture(deps, { shopper, order, pictureId })
    return {}
  })

  await app.register(async (files) => {
    // The declared type does not matter: the bytes of the file show its type.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    route(files, deps, returnsApi.uploadReturnPicture, {
      admit: ({ shopper, params, request: { ip } }) =>
        admitPicture(deps, { shopper, ...params, ip }),
      handler: ({ shopper, params, body }) => {
        if (!Buffer.isBuffer(body)) throw new ShopError('picture_refused')
        return uploadPicture(deps, { shopper, ...params }, body)
      },
    })
  })
}
