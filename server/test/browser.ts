import { join } from 'node:path'
import { vi } from 'vitest'
import type { productToAdd } from './fixtures.ts'
import type { Reply, TestShop, visitor } from './test-shop.ts'

type Call = ReturnType<typeof visitor>['call']
/** How the pages of one tab speak with the shop. */
export type Tab = {
  call: Call
  addItem(product: Product): Promise<Reply<'POST guest-cart/add-to-cart'>>
}
type Product = Omit<ReturnType<typeof productToAdd>, 'language_code'>

const storefront = join(import.meta.dirname, '../../storefront')

/**
 * Simulates one browser without its screen: the storefront's own calls, the storage and the cookies that all tabs
 * share, and the locks by which the tabs wait for each other. `using` removes the browser again.
 */
export function browserOf({ address }: TestShop) {
  const cookies = new Map<string, string>()
  const stored = new Map<string, string>()
  const sent: string[] = []

  vi.stubGlobal('location', { pathname: '/home', origin: address })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const reach = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(path)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await reach(new URL(path, address), {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  })

  return {
    cookies,
    stored,
    /** The addresses that were called, in their order. */
    sent,
    async openTab(): Promise<Tab> {
      vi.resetModules()
      const [{ call }, { addItem }] = await Promise.all([
        import(/* @vite-ignore */ join(storefront, 'api.ts')),
        import(/* @vite-ignore */ join(storefront, 'features/cart/item/add-item.ts')),
      ])
      return { call, addItem }
    },
    [Symbol.dispose]: () => void vi.unstubAllGlobals(),
  }
}
