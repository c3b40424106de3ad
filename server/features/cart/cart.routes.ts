import { isIP } from 'node:net'
import { cartApi } from '@rimal/contract/cart'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { guestOf } from '../../http/guests.ts'
import { route } from '../../http/route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { addToCart } from './add-to-cart.ts'
import { applyDiscount, removeDiscount } from './discounts/apply-discount.ts'
import { changeQuantity } from './change-quantity.ts'
import { chooseCurrency } from './currency/choose-currency.ts'
import { getCartForPage } from './get-cart.ts'
import { mergeCarts } from './merge-carts.ts'
import { removeLine, restoreLine } from './remove-line.ts'

export function cartRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, cartApi.addToGuestCart, ({ guestId, body }) =>
    addToCart(deps, { shopper: { guestId }, item: body }),
  )

  route(app, deps, cartApi.getCart, ({ shopper, language }) =>
    getCartForPage(deps, { shopper, language }),
  )

  route(app, deps, cartApi.changeQuantity, ({ shopper, language, body }) =>
    changeQuantity(deps, {
      shopper,
      language,
      lineId: body.line_id,
      quantity: body.quantity,
    }),
  )

  route(app, deps, cartApi.removeLine, ({ shopper, language, body }) =>
    removeLine(deps, { shopper, language, lineId: body.line_id }),
  )

  route(app, deps, cartApi.restoreLine, ({ shopper, language, body }) =>
    restoreLine(deps, { shopper, language, lineId: body.line_id }),
  )

  route(app, deps, cartApi.chooseCurrency, ({ shopper, language, body }) =>
    chooseCurrency(deps, { shopper, language, currency: body.currency }),
  )

  route(app, deps, cartApi.applyDiscount, ({ shopper, language, body }) =>
    applyDiscount(deps, { shopper, language, typed: body.code }),
  )

  route(app, deps, cartApi.removeDiscount, ({ shopper, language }) =>
    removeDiscount(deps, { shopper, language }),
  )

  route(app, deps, cartApi.addToCart, ({ customerId, body }) => {
    if (body.user_id !== customerId) throw new ShopError('not_found')
    return addToCart(deps, { shopper: { customerId }, item: body })
  })

  route(app, deps, cartApi.replaceGuestCart, ({ customerId, params, request, reply }) => {
    if (params.userId !== customerId) throw new ShopError('not_found')
    const guestId = guestOf(deps, request, reply)
    // Old clients send an IP address; the cookie alone then identifies the cart. A stranger's guest id gets the
    // answer of an empty cart, so that nobody learns which ids exist.
    const isOwn = params.guestId === guestId || isIP(params.guestId) !== 0
    return mergeCarts(deps, { guestId: isOwn ? guestId : '', customerId })
  })

  route(app, deps, cartApi.mergeGuestCart, ({ customerId, body, request, reply }) => {
    if (body.user_id !== customerId) throw new ShopError('not_found')
    return mergeCarts(deps, { guestId: guestOf(deps, request, reply), customerId })
  })
}
