import { textIn } from '@rimal/contract/language'
import { allWords } from '@rimal/contract/words/all-words'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { letterOfOrder } from '../../orders/letter-of-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings.ts'
import type { StoredHold } from './holds.sql.ts'

type Telling = {
  order: StoredOrder
  hold: StoredHold
  what: 'held' | 'reminder' | 'released'
}

/** Writes to her what her order waits for and how she reaches us, or that it goes on. */
export async function tellOfHold(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  { order, hold, what }: Telling,
): Promise<void> {
  const letter = letterOfOrder(deps, order)
  if (!letter) return
  const { contact } = await findSettings(tx)
  await postMessage(tx, {
    ...letter,
    dedupKey: ['order_hold', what, hold.id, what === 'reminder' ? hold.reminders : null]
      .filter((part) => part !== null)
      .join(':'),
    kind: 'order_hold',
    data: {
      ...letter.data,
      orderNumber: order.number,
      what,
      why: allWords[`hold_why_${hold.reason}`],
      note: hold.note,
      house: {
        phone: contact.phone,
        whatsapp: contact.whatsapp,
        email: contact.email,
        hours: textIn(contact.hours, order.language),
      },
    },
  })
}
