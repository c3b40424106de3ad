import { localTime } from '@rimal/contract/dates'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type {
  ProductionCount,
  ProductionItem,
  ProductionRow,
} from '@rimal/contract/staff/production'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import { pictureIn, type StoredPicture } from '../../catalog/picture-in.ts'
import { remainingQuantity } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { lineText } from '../fulfilment/line-text.ts'
import { countToMake, type ProductionLine } from './production.sql.ts'

/** Counts the production items that are not ready by their stage. */
export async function countProduction({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<ProductionCount[]> {
  const { timeZone } = await findSettings(db)
  const today = localTime(clock(), timeZone).day
  return countToMake(db, today)
}

type ShownOrder = { number: string; status: OrderStatus }
type Around = { today: string; language: LanguageCode }

/** Returns a production item with its picture, as a list shows it. */
export function showProductionRow(
  order: ShownOrder,
  { picture, ...productionItem }: ProductionLine & { picture: StoredPicture | null },
  around: Around,
): ProductionRow {
  const { line } = productionItem
  const { language } = around
  return {
    ...showProductionItem(order, productionItem, around),
    quantity: remainingQuantity(line),
    name: textIn(line.name, language),
    colorName: textIn(line.colorName, language),
    size: line.measurements ? null : line.size,
    picture: pictureIn(picture ?? undefined, language),
  }
}

/** Returns a production item as staff see it; `today` is the day by the clock of the shop. */
export function showProductionItem(
  { number, status }: ShownOrder,
  { line, production }: ProductionLine,
  { today, language }: Around,
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
