import { allWords } from '@rimal/contract/words/all-words'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { postMessage } from '../../../messages/post-message.ts'
import { emailOfOrder } from '../../../orders/email-of-order.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { shownContact } from '../../../shop/shown-contact.ts'
import type { StoredHold } from './holds.sql.ts'

type NotifyInput = {
  order: StoredOrder
  hold: StoredHold
  what: 'held' | 'reminder' | 'released'
}

/** Posts an email that says what the order waits for and how to reach the shop, or that the order continues. */
export async function notifyHold(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, hold, what }: NotifyInput,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email) return
  const {
    phone,
    whatsapp,
    email: address,
    hours,
  } = shownContact(await findSettings(tx), order.language)
  await postMessage(tx, {
    ...email,
    dedupKey: ['order_hold', what, hold.id, what === 'reminder' ? hold.reminders : null]
      .filter((part) => part !== null)
      .join(':'),
    kind: 'order_hold',
    data: {
      ...email.data,
      orderNumber: order.number,
      what,
      why: allWords[`hold_why_${hold.reason}`],
      note: hold.note,
      merchant: { phone, whatsapp, email: address, hours },
    },
  })
}
