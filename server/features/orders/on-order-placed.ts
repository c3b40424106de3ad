import { formatDay } from '@rimal/contract/dates'
import { languagePath } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { postMessage } from '../messages/post-message.ts'
import type { StoredOrder } from './stored-order.ts'

type ToldParts = 'number' | 'token' | 'contact' | 'shipping' | 'totals' | 'total'
export type NewlyPlaced = Pick<StoredOrder, 'id' | 'language' | ToldParts>

/** What the house does because an order was placed, in the same transaction and once. */
export async function onOrderPlaced(
  { config }: Pick<Deps, 'config'>,
  tx: Queries,
  { id, number, token, language, contact, shipping, totals, total }: NewlyPlaced,
): Promise<void> {
  if (contact.email === '') return
  await postMessage(tx, {
    dedupKey: `order_received:${id}`,
    kind: 'order_received',
    recipient: contact.email,
    language,
    data: {
      name: contact.name,
      orderNumber: number,
      total: formatMoney(total, { currency: totals.currency, language }),
      arrival: formatDay(shipping.arrival.latest, language, { weekday: true }),
      link: new URL(languagePath(language, `/order/${token}`), config.publicUrl).href,
    },
  })
}
