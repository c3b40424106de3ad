import { errors } from '@rimal/contract/errors'
import { expect, request } from '@playwright/test'
import { findShop } from './shop.ts'
import { callShop, type Product, cartInputFor } from './shopping.ts'
import type { Visit } from './visit.ts'

/**
 * Products of the sample shop with one unit in stock, each for one journey only: while one shopper has reserved the
 * unit, nobody else can buy it. The journey releases its unit at the end.
 */
export const lastProducts = {
  rahma: { id: 'rahma', color: 'rahma-lilac', size: 62, name: { en: 'Rahma', ar: 'رحمة' } },
  nasma: { id: 'nasma', color: 'nasma-clay', size: 62, name: { en: 'Nasma', ar: 'نسمة' } },
  sama: { id: 'sama', color: 'sama-sage', size: 62, name: { en: 'Sama', ar: 'سما' } },
  amal: { id: 'amal', color: 'amal-olive', size: 62, name: { en: 'Amal', ar: 'أمل' } },
  badr: { id: 'badr', color: 'badr-ivory', size: 62, name: { en: 'Badr', ar: 'بدر' } },
  ghadeer: {
    id: 'ghadeer',
    color: 'ghadeer-charcoal',
    size: 62,
    name: { en: 'Ghadeer', ar: 'غدير' },
  },
  safa: { id: 'safa', color: 'safa-mocha', size: 60, name: { en: 'Safa', ar: 'صفا' } },
  thuraya: {
    id: 'thuraya',
    color: 'thuraya-silver',
    size: 62,
    name: { en: 'Thuraya', ar: 'ثريا' },
  },
  noor: { id: 'noor', color: 'noor-mocha', size: 62, name: { en: 'Noor', ar: 'نور' } },
  sage: { id: 'safa', color: 'safa-sage', size: 62, name: { en: 'Safa', ar: 'صفا' } },
  jumana: { id: 'jumana', color: 'jumana-sage', size: 62, name: { en: 'Jumana', ar: 'جمانة' } },
  shams: { id: 'shams', color: 'shams-black', size: 62, name: { en: 'Shams', ar: 'شمس' } },
} satisfies Record<string, Product>

/** Says whether another guest can add the product to a cart now. */
export async function isForOthers(visit: Visit, product: Product): Promise<boolean> {
  const data = { language_code: visit.language, ...(await cartInputFor(visit, product)) }
  // A client without cookies is a new guest.
  const other = await request.newContext({ baseURL: findShop().address })
  try {
    const reply = await other.post('/api/guest-cart/add-to-cart', { data })
    const { errorCode } = await reply.json()
    // Any other refusal would say nothing about the stock.
    expect([0, errors.out_of_stock.number]).toContain(errorCode)
    return errorCode === 0
  } finally {
    await other.dispose()
  }
}

export async function unitsInCart(visit: Visit): Promise<number> {
  return (await callShop(visit, 'guest-cart/get-cart')).count
}
