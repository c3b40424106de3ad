import { localTime } from '@rimal/contract/dates'
import type { LanguageCode } from '@rimal/contract/language'
import type { SewnPiece } from '@rimal/contract/desk/making'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import { leftOf } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings.ts'
import { pieceText } from '../piece-text.ts'
import { listToMake, type SewnLine } from './making.sql.ts'
import { stillSewn } from './move-date.ts'

const most = 300

/** What is to be sewn, the one promised first first. */
export async function listMaking(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  language: LanguageCode,
): Promise<SewnPiece[]> {
  const { timeZone } = await findSettings(db)
  const today = localTime(clock(), timeZone).day
  const found = await listToMake(db, stillSewn, most)
  return found.map(({ order, ...piece }) => showSewn(order, piece, { today, language }))
}

/** As the house sees it; `today` by the clock of the shop. */
export function showSewn(
  { number, status }: { number: string; status: OrderStatus },
  { line, making }: SewnLine,
  { today, language }: { today: string; language: LanguageCode },
): SewnPiece {
  const { state, tailor, promisedOn, question } = making
  return {
    orderNumber: number,
    orderStatus: status,
    lineId: line.id,
    line: line.position + 1,
    piece: pieceText({ ...line, quantity: leftOf(line) }, language),
    remarks: line.remarks,
    state,
    tailor,
    promisedOn,
    late: state !== 'ready' && promisedOn < today,
    question,
  }
}
