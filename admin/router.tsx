import { createBrowserRouter, Outlet } from 'react-router'
import { JoinPage } from './features/sign-in/join-page.tsx'
import { SessionGate } from './features/sign-in/session-gate.tsx'
import { Frame } from './shell/frame.tsx'
import { FrameSkeleton } from './shell/frame-skeleton.tsx'
import { PageBroken, PageMissing } from './shell/page-broken.tsx'

/** The pages of the admin; each is loaded when it is opened. */
export const router = createBrowserRouter(
  [
    { path: '/join', element: <JoinPage /> },
    {
      element: (
        <SessionGate waiting={<FrameSkeleton />}>
          <Frame>
            <Outlet />
          </Frame>
        </SessionGate>
      ),
      hydrateFallbackElement: <FrameSkeleton />,
      errorElement: <PageBroken />,
      children: [
        {
          path: '/',
          lazy: async () => ({
            Component: (await import('./features/today/today-page.tsx')).TodayPage,
          }),
        },
        {
          path: '/orders',
          lazy: async () => ({
            Component: (await import('./features/orders/list/orders-page.tsx')).OrdersPage,
          }),
        },
        {
          path: '/orders/packing',
          lazy: async () => ({
            Component: (await import('./features/orders/papers/packing-page.tsx')).PackingPage,
          }),
        },
        {
          path: '/orders/:number',
          lazy: async () => ({
            Component: (await import('./features/orders/order-page.tsx')).OrderPage,
          }),
        },
        {
          path: '/production',
          lazy: async () => ({
            Component: (await import('./features/production/production-page.tsx')).ProductionPage,
          }),
        },
        {
          path: '/production/:line/card',
          lazy: async () => ({
            Component: (await import('./features/production/job-card-page.tsx')).JobCardPage,
          }),
        },
        {
          path: '/returns',
          lazy: async () => ({
            Component: (await import('./features/returns/returns-page.tsx')).ReturnsPage,
          }),
        },
        {
          path: '/returns/:number',
          lazy: async () => ({
            Component: (await import('./features/returns/return-page.tsx')).ReturnPage,
          }),
        },
        {
          path: '/visits',
          lazy: async () => ({
            Component: (await import('./features/visits/list/visits-page.tsx')).VisitsPage,
          }),
        },
        {
          path: '/visits/calendar',
          lazy: async () => ({
            Component: (await import('./features/visits/calendar/calendar-page.tsx')).CalendarPage,
          }),
        },
        {
          path: '/visits/:number',
          lazy: async () => ({
            Component: (await import('./features/visits/visit-page.tsx')).VisitPage,
          }),
        },
        {
          path: '/visits/:number/finish',
          lazy: async () => ({
            Component: (await import('./features/visits/finish-page.tsx')).FinishPage,
          }),
        },
        {
          path: '/money',
          lazy: async () => ({
            Component: (await import('./features/money/money-page.tsx')).MoneyPage,
          }),
        },
        {
          path: '/reviews',
          lazy: async () => ({
            Component: (await import('./features/reviews/reviews-page.tsx')).ReviewsPage,
          }),
        },
        {
          path: '/credit',
          lazy: async () => ({
            Component: (await import('./features/credit/credit-page.tsx')).CreditPage,
          }),
        },
        {
          path: '/discounts',
          lazy: async () => ({
            Component: (await import('./features/discounts/discounts-page.tsx')).DiscountsPage,
          }),
        },
        {
          path: '/discounts/new',
          lazy: async () => ({
            Component: (await import('./features/discounts/new-discount-page.tsx')).NewDiscountPage,
          }),
        },
        {
          path: '/discounts/:id',
          lazy: async () => ({
            Component: (await import('./features/discounts/discount-page.tsx')).DiscountPage,
          }),
        },
        {
          path: '/customers',
          lazy: async () => ({
            Component: (await import('./features/customers/customers-page.tsx')).CustomersPage,
          }),
        },
        {
          path: '/customers/:id',
          lazy: async () => ({
            Component: (await import('./features/customers/customer-page.tsx')).CustomerPage,
          }),
        },
        {
          path: '/catalogue',
          lazy: async () => ({
            Component: (await import('./features/groups/groups-page.tsx')).GroupsPage,
          }),
        },
        {
          path: '/catalogue/order/:collection',
          lazy: async () => ({
            Component: (await import('./features/groups/order/order-page.tsx')).OrderPage,
          }),
        },
        {
          path: '/catalogue/search',
          lazy: async () => ({
            Component: (await import('./features/catalogue-search/search-page.tsx')).SearchPage,
          }),
        },
        {
          path: '/catalogue/search/synonyms/:id',
          lazy: async () => ({
            Component: (await import('./features/catalogue-search/synonyms-page.tsx')).SynonymsPage,
          }),
        },
        {
          path: '/catalogue/search/pinned/:id',
          lazy: async () => ({
            Component: (await import('./features/catalogue-search/pinned-page.tsx')).PinnedPage,
          }),
        },
        {
          path: '/catalogue/size-charts',
          lazy: async () => ({
            Component: (await import('./features/size-charts/charts-page.tsx')).ChartsPage,
          }),
        },
        {
          path: '/catalogue/size-charts/:id',
          lazy: async () => ({
            Component: (await import('./features/size-charts/chart-page.tsx')).ChartPage,
          }),
        },
        {
          path: '/redirects',
          lazy: async () => ({
            Component: (await import('./features/redirects/redirects-page.tsx')).RedirectsPage,
          }),
        },
        {
          path: '/stock',
          lazy: async () => ({
            Component: (await import('./features/stock/stock-page.tsx')).StockPage,
          }),
        },
        {
          path: '/stock/count',
          lazy: async () => ({
            Component: (await import('./features/stock/count-page.tsx')).CountPage,
          }),
        },
        {
          path: '/stock/:sku',
          lazy: async () => ({
            Component: (await import('./features/stock/variant-page.tsx')).VariantPage,
          }),
        },
        {
          path: '/products',
          lazy: async () => ({
            Component: (await import('./features/products/products-page.tsx')).ProductsPage,
          }),
        },
        {
          path: '/products/grid',
          lazy: async () => ({
            Component: (await import('./features/products/grid/grid-page.tsx')).GridPage,
          }),
        },
        {
          path: '/products/import',
          lazy: async () => ({
            Component: (await import('./features/imports/imports-page.tsx')).ImportsPage,
          }),
        },
        {
          path: '/products/import/:id',
          lazy: async () => ({
            Component: (await import('./features/imports/import-page.tsx')).ImportPage,
          }),
        },
        {
          path: '/products/:id',
          lazy: async () => ({
            Component: (await import('./features/products/product/product-page.tsx')).ProductPage,
          }),
        },
        {
          path: '/content',
          lazy: async () => ({
            Component: (await import('./features/content/pages/pages-page.tsx')).PagesPage,
          }),
        },
        {
          path: '/content/pages/:slug',
          lazy: async () => ({
            Component: (await import('./features/content/editor/editor-page.tsx')).EditorPage,
          }),
        },
        {
          path: '/content/home',
          lazy: async () => ({
            Component: (await import('./features/content/home/home-page.tsx')).HomePage,
          }),
        },
        {
          path: '/content/menus',
          lazy: async () => ({
            Component: (await import('./features/content/menus/menus-page.tsx')).MenusPage,
          }),
        },
        {
          path: '/content/banners',
          lazy: async () => ({
            Component: (await import('./features/content/banners/banners-page.tsx')).BannersPage,
          }),
        },
        {
          path: '/content/banners/:id',
          lazy: async () => ({
            Component: (await import('./features/content/banners/banner-page.tsx')).BannerPage,
          }),
        },
        {
          path: '/content/messages',
          lazy: async () => ({
            Component: (await import('./features/content/messages/messages-page.tsx')).MessagesPage,
          }),
        },
        {
          path: '/content/messages/:kind',
          lazy: async () => ({
            Component: (await import('./features/content/messages/message-page.tsx')).MessagePage,
          }),
        },
        {
          path: '/failed-messages',
          lazy: async () => ({
            Component: (await import('./features/failed-messages/failed-messages-page.tsx'))
              .FailedMessagesPage,
          }),
        },
        {
          path: '/content/words',
          lazy: async () => ({
            Component: (await import('./features/content/words/words-page.tsx')).WordsPage,
          }),
        },
        {
          path: '/settings',
          lazy: async () => ({
            Component: (await import('./features/settings/settings-page.tsx')).SettingsPage,
          }),
        },
        {
          path: '/settings/connections',
          lazy: async () => ({
            Component: (await import('./features/settings/connections/connections-page.tsx'))
              .ConnectionsPage,
          }),
        },
        {
          path: '/settings/connections/:name',
          lazy: async () => ({
            Component: (await import('./features/settings/connections/connection-page.tsx'))
              .ConnectionPage,
          }),
        },
        {
          path: '/settings/:group',
          lazy: async () => ({
            Component: (await import('./features/settings/group-page.tsx')).GroupPage,
          }),
        },
        {
          path: '/staff',
          lazy: async () => ({
            Component: (await import('./features/people/people-page.tsx')).PeoplePage,
          }),
        },
        {
          path: '/audit',
          lazy: async () => ({
            Component: (await import('./features/people/audit-page.tsx')).AuditPage,
          }),
        },
        {
          path: '/account',
          lazy: async () => ({
            Component: (await import('./features/account/account-page.tsx')).AccountPage,
          }),
        },
        { path: '*', element: <PageMissing /> },
      ],
    },
  ],
  { basename: '/admin' },
)
