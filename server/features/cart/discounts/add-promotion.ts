import { addDays, instantAt } from '@rimal/contract/dates'
import type { NewPromotion } from '@rimal/contract/staff/promotions'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { countNamed, insertPromotion } from './promotions.sql.ts'

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
  for (const what of ['products', 'types', 'categories'] as const) {
    const ids = [...new Set(input[what])]
    const known = ids.length === 0 ? 0 : await countNamed(tx, what, ids)
    if (known < ids.length) throw new ShopError('invalid_input', { [what]: 'unknown' })
  }
  const { timeZone } = await findSettings(tx)
  if (from !== undefined && until !== undefined && until < from) {
    throw new ShopError('invalid_input', { until: 'ends_first' })
  }
  const id = await insertPromotion(tx, {
    ...promotion,
    startsAt: from === undefined ? null : dayStarts('from', from, timeZone),
    endsAt: until === undefined ? null : dayStarts('until', until, timeZone, 1),
  })
  if (id === undefined) throw new ShopError('invalid_input', { code: 'taken' })
  return id
}

function dayStarts(field: string, day: string, timeZone: string, later = 0): Date {
  try {
    return instantAt(addDays(day, later), 0, timeZone)
  } catch {
    throw new ShopError('invalid_input', { [field]: 'unknown' })
  }
}
