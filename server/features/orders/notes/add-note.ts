import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { findOrderByNumber } from '../stored-order.ts'
import { insertNote, type StoredNote } from './notes.sql.ts'

type NewNote = { orderNumber: string; key: string; text: string; staffId: string; at: Date }

/**
 * Writes a note on an order; the same key of the same author and order is the same note. Throws `order_not_found`, and
 * `invalid_input` for an empty text and for the key of another note.
 */
export async function addNote(
  tx: Tx,
  { orderNumber, key, text: typed, staffId, at }: NewNote,
): Promise<StoredNote> {
  const order = await findOrderByNumber(tx, orderNumber)
  if (!order) throw new ShopError('order_not_found')
  const text = cleanText(typed).trim()
  if (text === '') throw new ShopError('invalid_input', { text: 'required' })
  const note = await insertNote(tx, { orderId: order.id, staffId, text, key, at })
  if (note.orderId !== order.id || note.staffId !== staffId || note.text !== text) {
    throw new ShopError('invalid_input', { key: 'invalid' })
  }
  return note
}
