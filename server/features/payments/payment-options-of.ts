import type { PaymentOption } from '@rimal/contract/checkout'
import type { LanguageCode } from '@rimal/contract/language'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { listPaymentOptions } from '../checkout/list-payment-options.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { settingsIn } from '../shop/settings/settings-in.ts'
import type { Settings } from '../shop/settings/settings.ts'

/** Lists the payment methods for an existing order. */
export async function paymentOptionsOf(
  deps: Deps,
  db: Queries,
  { order, settings, language }: { order: StoredOrder; settings: Settings; language: LanguageCode },
): Promise<PaymentOption[]> {
  const { rows } = await db.execute(sql`
    select from order_lines where order_id = ${order.id} and measurements is not null limit 1`)
  const { address, shipping, total, credit } = order
  return listPaymentOptions(deps, {
    language,
    order: {
      settings: settingsIn(settings, order.currency),
      country: address.country,
      due: total - credit,
      hasMadeToMeasure: rows.length > 0,
      isPickup: shipping.pickup !== undefined,
    },
  })
}
