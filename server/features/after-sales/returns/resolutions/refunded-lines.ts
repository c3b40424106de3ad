import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../../db/transact.ts'
import type { ReturnedLine as CreditedLine } from '../../../../db/tables/refunds.ts'
import { listRemainingCredit, sumOfCredit } from '../../../orders/invoices/credit-order.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import type { ReturnedLine, StoredReturn } from '../returns.sql.ts'

/** Returns the lines that the shop accepts: sellable items, and damaged items if the shop is at fault. */
export function acceptedLines(
  { kind }: Pick<StoredReturn, 'kind'>,
  lines: readonly ReturnedLine[],
  faultOfShop: boolean,
): readonly ReturnedLine[] {
  const bears = kind === 'claim' || faultOfShop
  return lines.filter(
    ({ returned: { condition } }) => condition === 'sellable' || (bears && condition === 'damaged'),
  )
}

/**
 * Returns what a refund of accepted lines credits of the invoice, with the rest of the delivery charge if the shop is
 * at fault; the amount is undefined if the invoice holds less.
 */
export async function creditOfReturn(
  tx: Tx,
  order: StoredOrder,
  { lines, faultOfShop }: { lines: readonly ReturnedLine[]; faultOfShop: boolean },
): Promise<{ returned: CreditedLine[]; amount: Money | undefined }> {
  const returned: CreditedLine[] = lines.map(({ line, returned: { quantity } }) => ({
    position: line.position,
    quantity,
  }))
  const delivery = faultOfShop ? (await listRemainingCredit(tx, order))?.delivery : null
  if (delivery) returned.push(delivery)
  return { returned, amount: await sumOfCredit(tx, order, returned) }
}
