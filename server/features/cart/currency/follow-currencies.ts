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
  const gone = [...currenciesOf(before).filter((code) => !now.includes(code)), ...now.slice(0, 1)]
  const all = before.currency !== after.currency
  if (all || gone.length > 1) await clearSeenPrices(tx, { gone, all })
}

/** `gone`: the currencies that no cart has any more. `all`: the shop's own currency is another one. */
async function clearSeenPrices(
  tx: Tx,
  { gone, all }: { gone: readonly string[]; all: boolean },
): Promise<void> {
  await tx.execute(sql`
    with bags as (
      select id, currency from carts
      where ${all} or currency = any(${sql.param([...gone])}::text[])
      order by id for no key update
    ), reset as (
      update carts set currency = null from bags
      where carts.id = bags.id and bags.currency = any(${sql.param([...gone])}::text[])
    )
    update cart_lines set seen_price = 0 from bags where cart_lines.cart_id = bags.id`)
}
