import type { Shop } from '@rimal/contract/shop'
import { type LoaderFunctionArgs, Outlet, ScrollRestoration, useLoaderData } from 'react-router'
import { readForPage } from '../read.ts'

export function layoutLoader({ context }: LoaderFunctionArgs) {
  return readForPage(context, 'GET shop/get-shop')
}

export function Layout() {
  const shop = useLoaderData<Shop>()
  return (
    <>
      <header className="wrap">{shop.name}</header>
      <main id="content">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
