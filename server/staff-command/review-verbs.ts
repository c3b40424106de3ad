import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reviewStates } from '@rimal/contract/choices'
import type { ReadReview } from '@rimal/contract/staff/reviews'
import { CommandError, oneOf } from './words/one-of.ts'
import { moreOf, readPages } from './words/read-pages.ts'
import type { Verb } from './verb.ts'

export const reviewVerbs: Verb[] = [
  {
    usage: 'review list [--state STATE] [--search TEXT] [--pictures FOLDER]',
    says: `lists the reviews to decide, or those of a state; a search without STATE looks in all; saves their pictures in a folder; TEXT is a part of an order number, a name or a SKU; STATE is one of ${reviewStates.join(', ')}`,
    run: async ({ ask }, { state: word, search, pictures: folder }) => {
      const query = { ...listOf(word, search), ...(search === undefined ? {} : { q: search }) }
      const { items, isCut } = await readPages((page) =>
        ask('GET staff/list-reviews', { query: { ...query, ...page } }),
      )
      if (folder !== undefined) await writePictures(folder, items)
      return [...items.flatMap(linesOf), ...moreOf(isCut, '--search finds them')]
    },
  },
  {
    usage: 'review publish REVIEW',
    says: 'publishes a review in the text that the list showed; REVIEW is the first word of its line',
    run: async ({ ask }, { review }) => {
      await ask('POST staff/publish-review', { body: readIn(review) })
      return ['published']
    },
  },
  {
    usage: 'review refuse REVIEW --reason TEXT',
    says: 'refuses a review; the customer reads the reason',
    run: async ({ ask }, { review, reason = '' }) => {
      await ask('POST staff/refuse-review', { body: { ...readIn(review), reason } })
      return ['refused']
    },
  },
  {
    usage: 'review answer REVIEW --text TEXT',
    says: 'answers a review, in its language; an empty text deletes the answer',
    run: async ({ ask }, { review, text: answer = '' }) => {
      const { reviewId } = readIn(review)
      await ask('POST staff/answer-review', { body: { reviewId, answer } })
      return ['answered']
    },
  },
]

function listOf(word: string | undefined, search: string | undefined) {
  if (word === undefined && search !== undefined) return {}
  const state = word === undefined ? ('pending' as const) : oneOf(reviewStates, word)
  return { state, sort: state === 'pending' ? ('waiting' as const) : ('newest' as const) }
}

/** Reads `ID:REVISION`, so that nobody publishes a text that was changed after the list was printed. */
function readIn(word: string | undefined): { reviewId: string; revision: number } {
  const [, reviewId, revision] = /^([0-9a-f-]{36}):(\d{1,9})$/.exec(word ?? '') ?? []
  if (!reviewId) throw new CommandError(`“${word ?? ''}” is not a review: review list shows them.`)
  return { reviewId, revision: Number(revision) }
}

function linesOf(review: ReadReview): string[] {
  const { reviewId, revision, orderNumber, productName, name, rating, fit, sentAt } = review
  const facts = [sentAt, orderNumber, productName, name, `${rating}/5`, `fit ${fit}`]
  const pictures = review.pictures.map(({ id }) => `  picture ${id}`)
  return [
    `${reviewId}:${revision}  ${facts.join('  ')}`,
    ...review.text.split('\n').map((line) => `  ${line}`),
    ...(review.refusedFor === null ? [] : [`  refused: ${review.refusedFor}`]),
    ...(review.answer === null ? [] : [`  answer: ${review.answer}`]),
    ...pictures,
    '',
  ]
}

async function writePictures(folder: string, reviews: readonly ReadReview[]) {
  await mkdir(folder, { recursive: true })
  for (const { id, preview } of reviews.flatMap(({ pictures }) => pictures)) {
    const [, bytes = ''] = preview.split(',', 2)
    await writeFile(join(folder, `${id}.webp`), Buffer.from(bytes, 'base64'))
  }
}
