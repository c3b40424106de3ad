import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { readSampleShop } from '../../shop/sample-data/sample-shop-files.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
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
  listRealProducts,
  skipForeignKeys,
  type Span,
} from './synthetic.sql.ts'

type Filling = Pick<Deps, 'db' | 'transact'>
type Progress = (done: number, all: number) => void

const spanSize = 5000

/** Makes `count` invented products, ids syn-000001 and up; earlier ones up to that number stay. */
export async function fillSynthetic(deps: Filling, count: number, progress: Progress) {
  await refuseRealShop(deps)
  const highest = await findHighestNumber(deps.db)
  if (highest === count) return
  await deleteDownTo(deps, { from: highest, to: count })
  await inSpans(deps, { from: highest + 1, to: count, progress }, async (tx, span) => {
    await insertProducts(tx, span)
    await insertItems(tx, span)
    await insertItemPictures(tx, span)
    await insertVariants(tx, span)
    await insertReviews(tx, span)
  })
  await finish(deps)
}

/** Takes all invented products away again. */
export async function clearSynthetic(deps: Filling, progress: Progress) {
  await refuseRealShop(deps)
  const highest = await findHighestNumber(deps.db)
  if (highest === 0) return
  await deleteDownTo(deps, { from: highest, to: 0, progress })
  await finish(deps)
}

/** Sales figures and stock of a real shop must never be mixed with invented ones. */
async function refuseRealShop({ db }: Filling) {
  if (await hasOrders(db)) throw refusal('This database holds orders.')
  const { catalogue } = await readSampleShop()
  const sample = new Set(catalogue.products.map(({ slug }) => slug))
  const real = await listRealProducts(db)
  if (real.some((id) => !sample.has(id))) {
    throw refusal('This database holds pieces that are not of the sample shop.')
  }
}

function refusal(reason: string): Error {
  return new Error(`${reason} Invented products belong in a database of their own.`)
}

type Range = { from: number; to: number; progress?: Progress }
type Work = (tx: Tx, span: Span) => Promise<void>

/** Deletes from the highest number down, so that an interruption leaves no gap below. */
async function deleteDownTo(deps: Filling, { from, to, progress }: Range) {
  for (let last = from; last > to; last -= spanSize) {
    await inOneTransaction(deps, deleteSpan, { from: Math.max(to, last - spanSize) + 1, to: last })
    progress?.(Math.min(from - to, from - last + spanSize), from - to)
  }
}

async function inSpans(deps: Filling, { from, to, progress }: Range, work: Work) {
  for (let first = from; first <= to; first += spanSize) {
    const span = { from: first, to: Math.min(to, first + spanSize - 1) }
    await inOneTransaction(deps, work, span)
    progress?.(span.to, to)
  }
}

async function inOneTransaction({ transact }: Filling, work: Work, span: Span) {
  await transact(async (tx) => {
    await skipForeignKeys(tx)
    await work(tx, span)
  })
}

async function finish(deps: Filling) {
  await analyse(deps.db)
  await deps.transact((tx) => recordCatalogChange(tx, null))
}
