import fastifyCookie from '@fastify/cookie'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { staffCustomersRoutes } from './features/account/customers/customers.staff.routes.ts'
import { addressesRoutes } from './features/account/addresses/addresses.routes.ts'
import { cancellingRoutes } from './features/after-sales/cancellation/cancellation.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { catalogRoutes } from './features/catalog/catalog.routes.ts'
import { collectionOrderRoutes } from './features/catalog/collection-order/collection-order.staff.routes.ts'
import { groupsRoutes } from './features/catalog/groups/groups.staff.routes.ts'
import { searchRulesRoutes } from './features/catalog/search-rules/search-rules.staff.routes.ts'
import { sizeChartsRoutes } from './features/catalog/size-charts/size-charts.routes.ts'
import { staffSizeChartsRoutes } from './features/catalog/size-charts/size-charts.staff.routes.ts'
import { staffImportsRoutes } from './features/catalog/imports/imports.staff.routes.ts'
import { staffCatalogRoutes } from './features/catalog/weights/weights.staff.routes.ts'
import { checkoutRoutes } from './features/checkout/checkout.routes.ts'
import { contactRoutes } from './features/messages/contact/contact.routes.ts'
import { appManifestRoutes } from './features/content/app-manifest/app-manifest.routes.ts'
import { appLinksRoutes } from './features/content/app-links/app-links.routes.ts'
import { findPreviewNote } from './features/content/find-preview-note.ts'
import { bannersRoutes } from './features/content/banners/banners.routes.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { staffBannersRoutes } from './features/content/editing/banners/banners.staff.routes.ts'
import { staffMenusRoutes } from './features/content/editing/menus/menus.staff.routes.ts'
import { staffHomeRoutes } from './features/content/editing/home/home.staff.routes.ts'
import { staffPagesRoutes } from './features/content/editing/pages/pages.staff.routes.ts'
import { staffWordsRoutes } from './features/content/editing/words/words.staff.routes.ts'
import { customSizesRoutes } from './features/customers/measurements/custom-sizes.routes.ts'
import { deliveryRoutes } from './features/shop/delivery/delivery.routes.ts'
import { errorReportsRoutes } from './features/shop/error-reports/error-reports.routes.ts'
import { homeRoutes } from './features/content/home/home.routes.ts'
import { productPlacesRoutes } from './features/content/home/product-places.staff.routes.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { sessionsRoutes } from './features/identity/sessions/sessions.routes.ts'
import { languageRoutes } from './features/shop/language/language.routes.ts'
import { emailFontsRoutes } from './features/messages/email/email-fonts.routes.ts'
import { emailsRoutes } from './features/messages/emails.routes.ts'
import { failedMessagesRoutes } from './features/messages/failed/failed-messages.staff.routes.ts'
import { messageTextsRoutes } from './features/messages/own-texts/message-texts.staff.routes.ts'
import { outboxRoutes } from './features/messages/outbox.routes.ts'
import { notificationsRoutes } from './features/messages/notifications/notifications.routes.ts'
import { holdingRoutes } from './features/after-sales/fulfilment/holds/holds.staff.routes.ts'
import { productionRoutes } from './features/after-sales/production/production.staff.routes.ts'
import { staffOrdersRoutes } from './features/after-sales/fulfilment/orders.staff.routes.ts'
import { shipmentsRoutes } from './features/after-sales/fulfilment/shipments/shipments.staff.routes.ts'
import { documentFileRoutes } from './features/orders/invoices/documents.routes.ts'
import { orderNotesRoutes } from './features/orders/notes/notes.staff.routes.ts'
import { papersRoutes } from './features/orders/papers/papers.staff.routes.ts'
import { orderTimelineRoutes } from './features/orders/timeline/timeline.staff.routes.ts'
import { waitingRoutes } from './features/after-sales/waiting/waiting.staff.routes.ts'
import { adjustStock } from './features/orders/stock/adjust-stock.ts'
import { staffStockRoutes } from './features/orders/stock/stock.staff.routes.ts'
import { ordersRoutes } from './features/orders/orders.routes.ts'
import { orderSearchRoutes } from './features/orders/order-lookup/order-lookup.routes.ts'
import { staffPaymentsRoutes } from './features/payments/reconciliation/payments.staff.routes.ts'
import { connectionsRoutes } from './features/payments/connections/connections.staff.routes.ts'
import { paymentsRoutes } from './features/payments/payments.routes.ts'
import { videosRoutes } from './features/catalog/pictures/videos/videos.routes.ts'
import { staffPicturesRoutes } from './features/catalog/pictures/pictures.staff.routes.ts'
import { picturesRoutes } from './features/catalog/pictures/pictures.routes.ts'
import { queueRoutes } from './features/queue/queue.routes.ts'
import { staffQueueRoutes } from './features/queue/queue.staff.routes.ts'
import { reviewsRoutes } from './features/reviews/reviews.routes.ts'
import { staffPromotionsRoutes } from './features/cart/discounts/promotions.staff.routes.ts'
import { creditRoutes } from './features/credit/credit.routes.ts'
import { staffCreditRoutes } from './features/credit/credit.staff.routes.ts'
import { refundsRoutes } from './features/after-sales/refunds/refunds.staff.routes.ts'
import { returnsRoutes } from './features/after-sales/returns/returns.routes.ts'
import { staffReturnsRoutes } from './features/after-sales/returns/returns.staff.routes.ts'
import { staffReviewsRoutes } from './features/reviews/reviews.staff.routes.ts'
import { staffSettingsRoutes } from './features/shop/settings/settings.staff.routes.ts'
import { setupRoutes } from './features/content/setup/setup.staff.routes.ts'
import { shopRoutes } from './features/content/storefront/storefront.routes.ts'
import { simulatorRoutes } from './features/payments/simulator/simulator.routes.ts'
import { staffProductsRoutes } from './features/catalog/products/products.staff.routes.ts'
import { bulkProductsRoutes } from './features/catalog/products/bulk-products.staff.routes.ts'
import { productGridRoutes } from './features/catalog/products/grid/product-grid.staff.routes.ts'
import { bulkOrdersRoutes } from './features/after-sales/fulfilment/bulk-orders.staff.routes.ts'
import { customerFileRoutes } from './features/account/customers/customer-file.staff.routes.ts'
import { listViewsRoutes } from './features/staff/list-views/list-views.staff.routes.ts'
import { staffPricesRoutes } from './features/catalog/prices/prices.staff.routes.ts'
import { findRedirect } from './features/catalog/redirects/find-redirect.ts'
import { redirectsRoutes } from './features/catalog/redirects/redirects.staff.routes.ts'
import { sitemapRoutes } from './features/catalog/sitemap/sitemap.routes.ts'
import { ownAccountRoutes } from './features/staff-access/own-account.routes.ts'
import { passkeysRoutes } from './features/staff-access/passkeys.routes.ts'
import { signInRoutes } from './features/staff-access/sign-in.routes.ts'
import { staffRoutes } from './features/staff-access/staff.routes.ts'
import { stockAlertsRoutes } from './features/catalog/stock-alerts/stock-alerts.routes.ts'
import { staffVisitsRoutes } from './features/visits/visits.staff.routes.ts'
import { visitCalendarRoutes, visitsRoutes } from './features/visits/visits.routes.ts'
import { wishlistRoutes } from './features/cart/wishlist/wishlist.routes.ts'
import { readAdminPage, serveAdmin } from './http/web/admin.ts'
import { errorPageStyles } from './http/error-page/error-page.ts'
import { allowAppOrigins, dropAppCookies } from './http/origins/app-calls.ts'
import { answerInTime } from './http/answer-in-time.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { closeConnections } from './http/close-connections.ts'
import { healthRoutes } from './http/health.ts'
import { countStore } from './http/limits/count-store.ts'
import { warnOfProxy } from './http/limits/warn-of-proxy.ts'
import { openapiRoutes, registerOpenapi } from './http/openapi/register-openapi.ts'
import { purgeCdn } from './http/cdn/purge-cdn.ts'
import { securityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { ShopError } from './http/shop-error.ts'
import { serveStorefront, type Storefront } from './http/web/storefront.ts'
import { compileSerializer } from './http/serializing.ts'
import { compileValidator } from './http/validation.ts'
import { observe } from './observability/observe.ts'
import { requestIdOf } from './observability/request-id.ts'
import { settingEffects } from './setting-effects.ts'

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
  const app = openServer(deps, answerUnreadable(headers))
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileValidator(schema as never, httpPart ?? 'body'),
  )
  app.setSerializerCompiler(({ schema }) => compileSerializer(schema as object))
  await observe(app, deps)
  purgeCdn(app, deps)
  answerErrors(app)
  answerInTime(app, config.timeouts.answer)
  closeConnections(app)
  setSecurityHeaders(app, headers)
  await app.register(fastifyCookie)
  dropAppCookies(app, deps)
  if (config.rateLimits) await limitCalls(app, deps)
  await registerOpenapi(app, config)
  if (storefront) await storefront.register(app, config)
  const adminPage = storefront && (await readAdminPage())
  if (adminPage) await serveAdmin(app, config, adminPage)

  await errorPageStyles(app)
  healthRoutes(app, deps)
  await app.register((api) => registerCalls(api, deps))
  await registerFiles(app, deps)
  serveStorefront(app, deps, {
    storefront,
    findRedirect: (path) => findRedirect(deps.db, path),
    findPreview: (page, key) => findPreviewNote(deps, page, key),
  })
  return app
}

/** Opens Fastify with its limits of time and size, still without a call. */
function openServer(
  { config, log }: Deps,
  frameworkErrors: ReturnType<typeof answerUnreadable>,
): FastifyInstance {
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: requestIdOf(config.trustProxy),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 64 * 1024,
    requestTimeout: config.timeouts.request,
    http: {
      // Node takes the longer of the two for the body, and by default this one is a minute.
      requestTimeout: config.timeouts.request,
      headersTimeout: config.timeouts.request,
      connectionsCheckingInterval: Math.ceil(config.timeouts.request / 6),
    },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors,
  })
}

/** Limits the calls of one address. */
async function limitCalls(app: FastifyInstance, deps: Deps) {
  warnOfProxy(app, deps.config)
  await app.register(fastifyRateLimit, {
    store: countStore(deps),
    // A mobile carrier puts thousands of shoppers behind one address; expensive calls have their own narrow
    // limits.
    max: 3000,
    timeWindow: 60_000,
    // The limit depends on the route that answers, because an address can be spelled in many ways.
    allowList: ({ routeOptions }) => !routeOptions.url?.startsWith('/api/'),
    errorResponseBuilder: () => new ShopError('too_many_requests'),
  })
}

/** Registers the calls below /api/. */
async function registerCalls(api: FastifyInstance, deps: Deps) {
  await allowAppOrigins(api)
  await registerShopCalls(api, deps)
  await registerStaffCalls(api, deps)
  await openapiRoutes(api)
}

/** Registers the calls of shoppers and payment providers. */
async function registerShopCalls(api: FastifyInstance, deps: Deps) {
  // What anyone may see may be read from a replica; everything else is read where it is written. All else comes from
  // the same object, because connections that the admin changes are written into it.
  const publicDeps: Deps = Object.create(deps, { db: { value: deps.reading.db } })
  languageRoutes(api, publicDeps)
  errorReportsRoutes(api, deps)
  shopRoutes(api, publicDeps)
  contentRoutes(api, publicDeps)
  bannersRoutes(api, publicDeps)
  contactRoutes(api, deps)
  stockAlertsRoutes(api, deps)
  catalogRoutes(api, publicDeps)
  homeRoutes(api, publicDeps)
  identityRoutes(api, deps)
  sessionsRoutes(api, deps)
  accountRoutes(api, deps)
  addressesRoutes(api, deps)
  cartRoutes(api, deps)
  queueRoutes(api, deps)
  customSizesRoutes(api, deps)
  wishlistRoutes(api, deps)
  notificationsRoutes(api, deps)
  deliveryRoutes(api, deps)
  checkoutRoutes(api, deps)
  ordersRoutes(api, deps)
  orderSearchRoutes(api, deps)
  visitsRoutes(api, deps)
  await paymentsRoutes(api, deps)
  cancellingRoutes(api, deps)
  creditRoutes(api, deps)
  await returnsRoutes(api, deps)
  await reviewsRoutes(api, deps)
  sizeChartsRoutes(api, publicDeps)
}

/** Registers the calls of staff. */
async function registerStaffCalls(api: FastifyInstance, deps: Deps) {
  staffPagesRoutes(api, deps)
  staffHomeRoutes(api, deps)
  productPlacesRoutes(api, deps)
  staffWordsRoutes(api, deps)
  messageTextsRoutes(api, deps)
  failedMessagesRoutes(api, deps)
  staffMenusRoutes(api, deps)
  staffBannersRoutes(api, deps)
  staffCustomersRoutes(api, deps)
  staffOrdersRoutes(api, deps)
  orderNotesRoutes(api, deps)
  orderTimelineRoutes(api, deps)
  papersRoutes(api, deps)
  waitingRoutes(api, deps)
  staffStockRoutes(api, deps)
  productionRoutes(api, deps)
  holdingRoutes(api, deps)
  shipmentsRoutes(api, deps)
  staffVisitsRoutes(api, deps)
  staffPaymentsRoutes(api, deps)
  refundsRoutes(api, deps)
  staffCreditRoutes(api, deps)
  staffReturnsRoutes(api, deps)
  staffPromotionsRoutes(api, deps)
  staffSettingsRoutes(api, deps, settingEffects)
  staffQueueRoutes(api, deps)
  connectionsRoutes(api, deps)
  setupRoutes(api, deps)
  staffCatalogRoutes(api, deps)
  groupsRoutes(api, deps)
  collectionOrderRoutes(api, deps)
  searchRulesRoutes(api, deps)
  staffSizeChartsRoutes(api, deps)
  staffPricesRoutes(api, deps)
  staffProductsRoutes(api, deps)
  redirectsRoutes(api, deps)
  await staffPicturesRoutes(api, deps)
  await staffImportsRoutes(api, deps)
  staffReviewsRoutes(api, deps)
  staffRoutes(api, deps)
  signInRoutes(api, deps)
  ownAccountRoutes(api, deps)
  passkeysRoutes(api, deps)
  listViewsRoutes(api, deps)
  bulkProductsRoutes(api, deps)
  productGridRoutes(api, deps, adjustStock)
  bulkOrdersRoutes(api, deps)
  customerFileRoutes(api, deps)
}

/** Registers what is not below /api/: files, pages of the simulator and pages for developers. */
async function registerFiles(app: FastifyInstance, deps: Deps) {
  picturesRoutes(app, deps)
  videosRoutes(app, deps)
  outboxRoutes(app, deps)
  visitCalendarRoutes(app, deps)
  documentFileRoutes(app, deps)
  emailsRoutes(app, deps)
  emailFontsRoutes(app)
  await simulatorRoutes(app, deps)
  sitemapRoutes(app, deps)
  appManifestRoutes(app, deps)
  appLinksRoutes(app, deps)
}
