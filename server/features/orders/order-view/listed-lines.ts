import { textIn } from '@rimal/contract/language'
import type { Tx } from '../../../db/transact.ts'
import type { ListedLine } from '../../messages/email/lines-part.ts'
import { remainingQuantity, listOrderLines, type StoredOrder } from '../stored-order.ts'

/** Returns the units of an order that remain, as an email lists them. */
export async function listedLines(
  tx: Tx,
  { id, language }: Pick<StoredOrder, 'id' | 'language'>,
): Promise<ListedLine[]> {
  const lines = await listOrderLines(tx, id)
  return lines
    .filter((line) => remainingQuantity(line) > 0)
    .map((line) => ({
      name: textIn(line.name, language),
      color: textIn(line.colorName, language),
      size: line.size,
      madeToMeasure: line.measurements !== null,
      quantity: remainingQuantity(line),
      pictureId: line.pictureId,
    }))
}
