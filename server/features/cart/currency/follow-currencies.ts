import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import type { SettingChange } from '../../shop/settings/change-setting.ts'
import { currenciesOf } from '../../shop/settings/settings-in.ts'

/**
 * Follows a change of the currencies that the merchant takes. A cart in a currency that is not taken any more
 * returns to the shop's own, and a price that a line was last seen at is cleared where its currency changed.
 */
export async function followCurrencies(tx: Tx, { before, after }: SettingChange): Promise<void> {
  const now = currenciesOf(after)
  // A cart in the shop's own currency names no currency.
  const removed = [
    ...currenciesOf(before).filter((code) => !now.includes(code)),
    ...now.slice(0, 1),
  ]
  const all = before.currency !== after.currency
  if (all || removed.length > 1) await clearSeenPrices(tx, { removed, all })
}

/** `removed`: the currencies that no cart has any more. `all`: the shop's own currency is another one. */
async function clearSeenPrices(
  tx: Tx,
  { removed, all }: { removed: readonly string[]; all: boolean },
): Promise<void> {
  await tx.execute(sql`
    with changed as (
      select id, currency from carts
      where ${all} or currency = any(${sql.param([...removed])}::text[])
      order by id for no key update
    ), reset as (
      update carts set currency = null from changed
      where carts.id = changed.id and changed.currency = any(${sql.param([...removed])}::text[])
    )
    update cart_lines set seen_price = 0 from changed where cart_lines.cart_id = changed.id`)
}
