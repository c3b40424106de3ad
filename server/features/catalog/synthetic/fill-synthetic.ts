import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { announceWindowChanges, recordWindowChange } from '../record-window-change.ts'
import {
  analyse,
  deleteSpan,
  findHighestNumber,
  hasOrders,
  insertItemPictures,
  insertItems,
  insertProducts,
  insertReviews,
  insertVariants,
  skipForeignKeys,
  type Span,
} from './synthetic.sql.ts'

type Filling = Pick<Deps, 'db' | 'log'>
type Progress = (done: number, all: number) => void

const spanSize = 5000

/** Makes so many invented products, ids syn-000001 and up; those made before go first. */
export async function fillSynthetic(deps: Filling, count: number, progress: Progress) {
  await refuseRealShop(deps)
  await inSpans(deps, await findHighestNumber(deps.db), deleteSpan)
  await inSpans(
    deps,
    count,
    async (tx, span) => {
      await insertProducts(tx, span)
      await insertItems(tx, span)
      await insertItemPictures(tx, span)
      await insertVariants(tx, span)
      await insertReviews(tx, span)
    },
    progress,
  )
  await finish(deps)
}

/** Takes all invented products away again. */
export async function clearSynthetic(deps: Filling, progress: Progress) {
  await refuseRealShop(deps)
  await inSpans(deps, await findHighestNumber(deps.db), deleteSpan, progress)
  await finish(deps)
}

/** Sales figures and stock of a real shop must never be mixed with invented ones. */
async function refuseRealShop({ db }: Filling) {
  if (!(await hasOrders(db))) return
  const refused = new Error(
    'This database holds orders. Invented products belong in one of their own.',
  )
  throw Object.assign(refused, { forOwner: true })
}

async function inSpans(
  { db }: Filling,
  all: number,
  work: (tx: Queries, span: Span) => Promise<void>,
  progress: Progress = () => {},
) {
  for (let from = 1; from <= all; from += spanSize) {
    const span = { from, to: Math.min(all, from + spanSize - 1) }
    await db.transaction(async (tx) => {
      await skipForeignKeys(tx)
      await work(tx, span)
    })
    progress(span.to, all)
  }
}

async function finish(deps: Filling) {
  await analyse(deps.db)
  await recordWindowChange(deps.db, null)
  await announceWindowChanges(deps)
}
