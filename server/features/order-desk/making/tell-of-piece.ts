import { formatDay } from '@rimal/contract/dates'
import { textIn } from '@rimal/contract/language'
import type { MakingState } from '@rimal/contract/making/making-states'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { letterOfOrder } from '../../orders/letter-of-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { SewnLine } from './making.sql.ts'

type Step = {
  order: StoredOrder
  piece: SewnLine
  from: MakingState
  /** Its order has taken a step with it, of which she is told anyway. */
  withOrder: boolean
}

/** Tells her of steps that are news to her: the cut, the check it has passed, and what we ask her. */
export async function tellOfPiece(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  { order, piece, from, withOrder }: Step,
): Promise<void> {
  const { state, question, since } = piece.making
  const what = whatIsNews(state, from)
  // That her order is being sewn, or waits for her, says the news of the order.
  const isTold = withOrder && (state === 'cutting' || order.shipping.pickup !== undefined)
  const letter = letterOfOrder(deps, order)
  if (!letter || !what || isTold) return
  await postMessage(tx, {
    ...letter,
    // Only what she has to answer is worth an email.
    recipient: what === 'question' ? letter.recipient : null,
    dedupKey: `piece_${what}:${piece.line.id}:${since.getTime()}`,
    kind: 'piece_news',
    data: { ...letter.data, ...pieceData(order, piece), what, question, day: null, note: null },
  })
}

function whatIsNews(state: MakingState, from: MakingState) {
  if (state === 'awaiting_measurements') return 'question'
  if (state === 'cutting') return from === 'approved' ? 'cutting' : null
  return state === 'ready' ? 'ready' : null
}

/** Writes to her that a piece is promised for another day, and why. */
export async function tellOfDate(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Queries,
  { order, piece, note }: { order: StoredOrder; piece: SewnLine; note: string },
): Promise<void> {
  const letter = letterOfOrder(deps, order)
  if (!letter) return
  const { latest } = order.shipping.arrival
  await postMessage(tx, {
    ...letter,
    dedupKey: `piece_date:${piece.line.id}:${piece.making.promisedOn}:${deps.clock().getTime()}`,
    kind: 'piece_news',
    data: {
      ...letter.data,
      ...pieceData(order, piece),
      what: 'date',
      question: null,
      day: formatDay(latest, order.language, { weekday: true }),
      note,
    },
  })
}

function pieceData({ number, language, shipping }: StoredOrder, { line }: SewnLine) {
  return {
    orderNumber: number,
    piece: textIn(line.name, language),
    pickup: shipping.pickup !== undefined,
  }
}
