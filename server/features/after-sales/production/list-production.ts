import { statusesThatAre } from '@rimal/contract/statuses'
import { localTime } from '@rimal/contract/dates'
import type { LanguageCode } from '@rimal/contract/language'
import type { ProductionItem } from '@rimal/contract/staff/production'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import { remainingQuantity } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { lineText } from '../fulfilment/line-text.ts'
import { listToMake, type ProductionLine } from './production.sql.ts'

const max = 300

/** Returns the production items that are not ready, ordered by their due day. */
export async function listProduction(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  language: LanguageCode,
): Promise<ProductionItem[]> {
  const { timeZone } = await findSettings(db)
  const today = localTime(clock(), timeZone).day
  const found = await listToMake(db, statusesThatAre('producible'), max)
  return found.map(({ order, ...productionItem }) =>
    showProductionItem(order, productionItem, { today, language }),
  )
}

/** Returns a production item as staff see it; `today` is the day by the clock of the shop. */
export function showProductionItem(
  { number, status }: { number: string; status: OrderStatus },
  { line, production }: ProductionLine,
  { today, language }: { today: string; language: LanguageCode },
): ProductionItem {
  const { state, tailor, dueOn, question } = production
  return {
    orderNumber: number,
    orderStatus: status,
    lineId: line.id,
    line: line.position + 1,
    productionItem: lineText({ ...line, quantity: remainingQuantity(line) }, language),
    remarks: line.remarks,
    state,
    tailor,
    dueOn,
    late: state !== 'ready' && dueOn < today,
    question,
  }
}
