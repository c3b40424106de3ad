import type { NewPrice } from '@rimal/contract/staff/prices'
import { currencies } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { getPrice, lockProduct, saveOwnPrice, savePrice } from './prices.sql.ts'

/** All rows or none. Pages show the prices in every currency, so that all of them change with it. */
export async function setPrices(tx: Tx, prices: readonly NewPrice[]): Promise<void> {
  const { currency: own } = await findSettings(tx)
  // Products are locked in the order of their ids, as everybody does.
  const inOrder = [...prices.entries()].toSorted(([, a], [, b]) => (a.product < b.product ? -1 : 1))
  for (const [index, row] of inOrder) {
    const wrong = whatIsWrong(row, own) ?? (await save(tx, row, own))
    if (wrong) throw new ShopError('invalid_input', { [`prices.${index}.${wrong[0]}`]: wrong[1] })
  }
  await recordCatalogChange(
    tx,
    prices.map(({ product }) => product),
  )
}

type Wrong = [field: keyof NewPrice, code: string]

function whatIsWrong(row: NewPrice, own: string): Wrong | undefined {
  const { currency, price, compareAt = null } = row
  if (!currencies.some((known) => known === currency)) return ['currency', 'unknown']
  if (price === null && currency === own) return ['price', 'required']
  if (compareAt !== null && (price === null || compareAt <= price)) return ['compareAt', 'too_low']
  return undefined
}

async function save(tx: Tx, row: NewPrice, own: string): Promise<Wrong | undefined> {
  const { product, currency, price, compareAt = null, old } = row
  if (!(await lockProduct(tx, product))) return ['product', 'unknown']
  if (old) {
    const now = await getPrice(tx, { product, currency, own: currency === own })
    if (now.price !== old.price || now.compareAt !== old.compareAt) return ['old', 'changed']
  }
  if (currency === own && price !== null) await saveOwnPrice(tx, { ...row, price, compareAt })
  else await savePrice(tx, { ...row, compareAt })
  return undefined
}
