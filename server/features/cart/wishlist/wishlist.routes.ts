import { wishlistApi } from '@rimal/contract/wishlist'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { listItems } from '../../catalog/list-items.ts'
import { addWishlistItem, mergeWishlist, removeWishlistItem } from './change-wishlist.ts'
import { notifyOnWishlist } from './updates/notify-on-wishlist.ts'
import { getSharedWishlist, listItemsInShop, shareWishlist } from './share-wishlist.ts'
import { deleteShareToken, findShareToken, listWishlist, notifies } from './wishlist.sql.ts'

export function wishlistRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, deps, wishlistApi.listWishlist, async ({ customerId }) => ({
    itemIds: await listWishlist(db, customerId),
  }))

  route(app, deps, wishlistApi.listWishlistItems, async ({ customerId, language }) => ({
    items: await listItems(deps, await listWishlist(db, customerId), language),
    token: await findShareToken(db, customerId),
    notifies: await notifies(db, customerId),
  }))

  route(app, deps, wishlistApi.showGuestWishlist, ({ body, language }) =>
    listItemsInShop(deps, body.itemIds, language),
  )

  route(app, deps, wishlistApi.addWishlistItem, async ({ customerId, body }) => ({
    itemIds: await addWishlistItem(deps, { customerId, itemId: body.product_item_id }),
  }))

  route(app, deps, wishlistApi.removeWishlistItem, async ({ customerId, body }) => ({
    itemIds: await removeWishlistItem(deps, { customerId, itemId: body.product_item_id }),
  }))

  route(app, deps, wishlistApi.mergeWishlist, ({ customerId, body }) =>
    mergeWishlist(deps, { customerId, itemIds: body.itemIds }),
  )

  route(app, deps, wishlistApi.shareWishlist, ({ customerId }) => shareWishlist(deps, customerId))

  route(app, deps, wishlistApi.stopSharingWishlist, async ({ customerId }) => {
    await deleteShareToken(db, customerId)
    return {}
  })

  route(app, deps, wishlistApi.notifyOnWishlist, async ({ customerId, body }) => {
    await notifyOnWishlist(deps, { customerId, wanted: body.notifies })
    return { notifies: body.notifies }
  })

  route(app, deps, wishlistApi.getSharedWishlist, ({ params, language }) =>
    getSharedWishlist(deps, params.token, language),
  )
}
