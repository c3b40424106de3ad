import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifySwagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { cancellingRoutes } from './features/cancelling/cancelling.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { catalogRoutes } from './features/catalog/catalog.routes.ts'
import { catalogueDeskRoutes } from './features/catalogue-desk/catalogue-desk.routes.ts'
import { checkoutRoutes } from './features/checkout/checkout.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { customSizesRoutes } from './features/custom-sizes/custom-sizes.routes.ts'
import { deliveryRoutes } from './features/delivery/delivery.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { languageRoutes } from './features/language/language.routes.ts'
import { lettersRoutes } from './features/messages/letters.routes.ts'
import { outboxRoutes } from './features/messages/outbox.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { holdingRoutes } from './features/order-desk/holding/holding.routes.ts'
import { makingRoutes } from './features/order-desk/making/making.routes.ts'
import { orderDeskRoutes } from './features/order-desk/order-desk.routes.ts'
import { parcelsRoutes } from './features/order-desk/parcels/parcels.routes.ts'
import { documentFileRoutes } from './features/orders/invoices/documents.routes.ts'
import { ordersRoutes } from './features/orders/orders.routes.ts'
import { paymentDeskRoutes } from './features/payments/reconciling/payment-desk.routes.ts'
import { paymentsRoutes } from './features/payments/payments.routes.ts'
import { picturesRoutes } from './features/pictures/pictures.routes.ts'
import { reviewsRoutes } from './features/reviews/reviews.routes.ts'
import { offerDeskRoutes } from './features/offer-desk/offer-desk.routes.ts'
import { creditRoutes } from './features/credit/credit.routes.ts'
import { creditDeskRoutes } from './features/credit-desk/credit-desk.routes.ts'
import { refundsRoutes } from './features/refunds/refunds.routes.ts'
import { returnsRoutes } from './features/returns/returns.routes.ts'
import { staffReturnsRoutes } from './features/returns/staff-returns.routes.ts'
import { staffReviewsRoutes } from './features/reviews/staff-reviews.routes.ts'
import { settingDeskRoutes } from './features/setting-desk/setting-desk.routes.ts'
import { shopRoutes } from './features/shop/shop.routes.ts'
import { simulatorRoutes } from './features/simulator/simulator.routes.ts'
import { priceDeskRoutes } from './features/price-desk/price-desk.routes.ts'
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { stockAlertsRoutes } from './features/stock-alerts/stock-alerts.routes.ts'
import { visitDeskRoutes } from './features/visit-desk/visit-desk.routes.ts'
import { visitCalendarRoutes, visitsRoutes } from './features/visits/visits.routes.ts'
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts'
import { errorPageStyles } from './http/error-page/error-page.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import { securityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { ShopError } from './http/shop-error.ts'
import { serveStorefront, type Storefront } from './http/storefront.ts'
import { compileSerializer } from './http/serializing.ts'
import { compileValidator } from './http/validation.ts'

/** The whole server, not yet listening. `storefront` is null where only the API is wanted. */
export async function createApp(
  deps: Deps,
  storefront: Storefront | null,
): Promise<FastifyInstance> {
  const { config } = deps
  const headers = securityHeaders(config, {
    inlineScripts: storefront?.scriptHashes ?? [],
    development: storefront?.scriptHashes.includes("'unsafe-inline'") ?? false,
  })
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    handlerTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable(headers),
  })
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileValidator(schema as never, httpPart ?? 'body'),
  )
  app.setSerializerCompiler(({ schema }) => compileSerializer(schema as object))
  answerErrors(app)
  setSecurityHeaders(app, headers)
  await app.register(fastifyCookie)
  if (config.rateLimits) {
    await app.register(fastifyRateLimit, {
      // A carrier puts thousands of shoppers behind one address; what is dear has a narrow limit of its own.
      max: 3000,
      timeWindow: 60_000,
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: () => new ShopError('too_many_requests'),
    })
  }
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'Rimal', version: '1' },
      servers: [{ url: config.publicUrl.origin }],
    },
  })
  if (storefront) await storefront.register(app)

  await errorPageStyles(app)
  healthRoutes(app, deps)
  await app.register(async (api) => {
    languageRoutes(api, deps)
    shopRoutes(api, deps)
    contentRoutes(api, deps)
    contactRoutes(api, deps)
    stockAlertsRoutes(api, deps)
    catalogRoutes(api, deps)
    homeRoutes(api, deps)
    identityRoutes(api, deps)
    accountRoutes(api, deps)
    cartRoutes(api, deps)
    customSizesRoutes(api, deps)
    wishlistRoutes(api, deps)
    notificationsRoutes(api, deps)
    deliveryRoutes(api, deps)
    checkoutRoutes(api, deps)
    ordersRoutes(api, deps)
    orderDeskRoutes(api, deps)
    makingRoutes(api, deps)
    holdingRoutes(api, deps)
    parcelsRoutes(api, deps)
    visitsRoutes(api, deps)
    visitDeskRoutes(api, deps)
    await paymentsRoutes(api, deps)
    cancellingRoutes(api, deps)
    paymentDeskRoutes(api, deps)
    refundsRoutes(api, deps)
    creditRoutes(api, deps)
    creditDeskRoutes(api, deps)
    await returnsRoutes(api, deps)
    staffReturnsRoutes(api, deps)
    await reviewsRoutes(api, deps)
    offerDeskRoutes(api, deps)
    settingDeskRoutes(api, deps)
    catalogueDeskRoutes(api, deps)
    priceDeskRoutes(api, deps)
    staffReviewsRoutes(api, deps)
    staffRoutes(api, deps)
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  })
  picturesRoutes(app, deps)
  outboxRoutes(app, deps)
  visitCalendarRoutes(app, deps)
  documentFileRoutes(app, deps)
  lettersRoutes(app, deps)
  await simulatorRoutes(app, deps)
  sitemapRoutes(app, deps)
  serveStorefront(app, deps, storefront)
  return app
}
