import type { NewPromotion } from '@rimal/contract/staff/promotions'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { insertPromotion } from './promotions.sql.ts'
import { readPeriod } from './read-period.ts'
import { requireNamed } from './require-named.ts'

/** The numbers that each kind has, and no other. */
const numbersOf = {
  percent: ['percent'],
  amount: ['amount'],
  buy_n_get_m: ['buy', 'get'],
  free_shipping: [],
} as const satisfies Record<NewPromotion['kind'], readonly (keyof NewPromotion)[]>
const allNumbers = ['percent', 'amount', 'buy', 'get'] as const

/** Answers the id of the promotion. */
export async function addPromotion(tx: Tx, input: NewPromotion): Promise<string> {
  const { from, until, ...promotion } = input
  const own: readonly string[] = numbersOf[input.kind]
  for (const name of allNumbers) {
    if (own.includes(name) === (input[name] === undefined)) {
      throw new ShopError('invalid_input', { [name]: own.includes(name) ? 'missing' : 'unknown' })
    }
  }
  await requireNamed(tx, input)
  const period = await readPeriod(tx, { from: from ?? null, until: until ?? null })
  const id = await insertPromotion(tx, { ...promotion, ...period })
  if (id === undefined) throw new ShopError('invalid_input', { code: 'taken' })
  return id
}
