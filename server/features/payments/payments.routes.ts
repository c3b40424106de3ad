import { ordersApi } from '@rimal/contract/orders'
import { paymentsApi } from '@rimal/contract/payments'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { checkInstalments } from './check-instalments.ts'
import { getPaymentStatus } from './get-payment-status.ts'
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts'
import { orderAndPay } from './order-and-pay.ts'
import { payAgain } from './pay-again.ts'
import { receiveWebhook } from './receive-webhook.ts'

export async function paymentsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, ordersApi.placeOrder, ({ shopper, language, body, request }) =>
    orderAndPay(deps, { shopper, language, body, ip: request.ip }),
  )

  route(app, deps, ordersApi.payAgain, ({ body }) => payAgain(deps, body))

  route(app, deps, ordersApi.cancelUnpaidOrder, async ({ body }) => {
    await cancelUnpaidOrder(deps, body.orderToken)
    return {}
  })

  route(app, deps, paymentsApi.getPaymentStatus, ({ params, language }) =>
    getPaymentStatus(deps, params.paymentToken, language),
  )

  route(app, deps, paymentsApi.checkInstalments, async ({ shopper, language }) => ({
    refusal: await checkInstalments(deps, { shopper, language }),
  }))

  await app.register(async (webhooks) => {
    // A signature is of the very bytes that were sent.
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    route(webhooks, deps, paymentsApi.receiveWebhook, async ({ params, request }) => {
      await receiveWebhook(deps, params.provider, {
        rawBody: typeof request.body === 'string' ? request.body : '',
        headers: request.headers,
        query: request.query as Record<string, unknown>,
        ip: request.ip,
        now: deps.clock(),
      })
      return {}
    })
  })
}
