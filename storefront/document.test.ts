import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineScripts } from './document.ts'

const origin = 'https://rimal.example'

/** Returns where the script redirects a shopper who opens an address and has a language from an earlier visit. */
function ledTo(
  address: string,
  { stored, from, by = 'navigate' }: { stored: string | null; from: string; by?: string },
) {
  const { pathname, search, hash } = new URL(address, origin)
  const led: string[] = []
  const world = {
    location: { origin, pathname, search, hash, replace: (to: string) => void led.push(to) },
    localStorage: { getItem: () => stored, setItem: () => {} },
    document: { referrer: from },
    performance: { getEntriesByType: () => [{ type: by }] },
    addEventListener: () => {},
  }
  for (const script of inlineScripts) runInNewContext(script, world)
  return led.map((to) => new URL(to, `${origin}${pathname}`).href.replace(origin, ''))
}

const elsewhere = 'https://search.example/'

test.each([
  ['/ar/home', 'en', '/home'],
  ['/ar/product-list?sort=new#grid', 'en', '/product-list?sort=new#grid'],
  ['/ar', 'en', '/home'],
  ['/ar/', 'en', '/home'],
  ['/home', 'arb', '/ar/home'],
  ['/ar//evil.example', 'en', '/evil.example'],
  ['/ar/%5Cevil.example', 'en', '/%5Cevil.example'],
  ['/ar///evil.example/x', 'en', '/evil.example/x'],
])('%s with the stored language %s redirects to %s of this very shop', (address, stored, to) => {
  expect(ledTo(address, { stored, from: elsewhere })).toEqual([to])
})

test.each([
  ['/ar/home', 'arb', elsewhere],
  ['/home', 'en', elsewhere],
  ['/ar/home', null, elsewhere],
  ['/ar/home', 'en', `${origin}/home`],
])('%s with the stored language %s, coming from %s, is not redirected', (address, stored, from) => {
  expect(ledTo(address, { stored, from })).toEqual([])
})

test.each(['back_forward', 'reload'])(
  'a page that is shown again by %s stays in its language',
  (by) => {
    expect(ledTo('/home', { stored: 'arb', from: elsewhere, by })).toEqual([])
    expect(ledTo('/ar/home', { stored: 'en', from: '', by })).toEqual([])
  },
)
