import { wishlistApi } from '@rimal/contract/wishlist'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { listPieces } from '../catalog/list-pieces.ts'
import { addWish, mergeWishes, removeWish } from './change-wishlist.ts'
import { tellWishNews } from './news/tell-wish-news.ts'
import { getSharedWishlist, listPiecesInShop, shareWishlist } from './share-wishlist.ts'
import { deleteShareToken, findShareToken, listWishes, tellsNews } from './wishlist.sql.ts'

export function wishlistRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, deps, wishlistApi.listWishes, async ({ customerId }) => ({
    itemIds: await listWishes(db, customerId),
  }))

  route(app, deps, wishlistApi.listWishedPieces, async ({ customerId, language }) => ({
    pieces: await listPieces(deps, await listWishes(db, customerId), language),
    token: await findShareToken(db, customerId),
    tellsNews: await tellsNews(db, customerId),
  }))

  route(app, deps, wishlistApi.showWishedPieces, ({ body, language }) =>
    listPiecesInShop(deps, body.itemIds, language),
  )

  route(app, deps, wishlistApi.addWish, async ({ customerId, body }) => ({
    itemIds: await addWish(deps, { customerId, itemId: body.product_item_id }),
  }))

  route(app, deps, wishlistApi.removeWish, async ({ customerId, body }) => ({
    itemIds: await removeWish(deps, { customerId, itemId: body.product_item_id }),
  }))

  route(app, deps, wishlistApi.mergeWishes, ({ customerId, body }) =>
    mergeWishes(deps, { customerId, itemIds: body.itemIds }),
  )

  route(app, deps, wishlistApi.shareWishes, ({ customerId }) => shareWishlist(deps, customerId))

  route(app, deps, wishlistApi.stopSharingWishes, async ({ customerId }) => {
    await deleteShareToken(db, customerId)
    return {}
  })

  route(app, deps, wishlistApi.tellWishNews, async ({ customerId, body }) => {
    await tellWishNews(deps, { customerId, wanted: body.tellsNews })
    return { tellsNews: body.tellsNews }
  })

  route(app, deps, wishlistApi.getSharedWishes, ({ params, language }) =>
    getSharedWishlist(deps, params.token, language),
  )
}
