import { createBrowserRouter, Outlet } from 'react-router'
import { JoinPage } from './features/sign-in/join-page.tsx'
import { SessionGate } from './features/sign-in/session-gate.tsx'
import { Frame } from './shell/frame.tsx'
import { PageBroken, PageMissing } from './shell/page-broken.tsx'

/** The pages of the admin; each is loaded when it is opened. */
export const router = createBrowserRouter(
  [
    { path: '/join', element: <JoinPage /> },
    {
      element: (
        <SessionGate>
          <Frame>
            <Outlet />
          </Frame>
        </SessionGate>
      ),
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
            Component: (await import('./features/orders/orders-page.tsx')).OrdersPage,
          }),
        },
        {
          path: '/orders/:number',
          lazy: async () => ({
            Component: (await import('./features/orders/order-page.tsx')).OrderPage,
          }),
        },
        {
          path: '/catalogue',
          lazy: async () => ({
            Component: (await import('./features/groups/groups-page.tsx')).GroupsPage,
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
          path: '/products/:id',
          lazy: async () => ({
            Component: (await import('./features/products/product/product-page.tsx')).ProductPage,
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
