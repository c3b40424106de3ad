import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { type ReadReview, staffReviewsApi } from '@rimal/contract/staff/reviews'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { staffReviewWords as words } from '@rimal/contract/words/admin/reviews'
import type { Deps } from '../../../deps.ts'
import { maskOf } from '../../../http/staff/mask-personal-data.ts'
import { timeText } from '../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../catalog/list-files/list-file.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { readReviewPage, reviewFilterOf } from './list-reviews.ts'
import { countMatching } from './list-reviews.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadReviews>
type Page = Awaited<ReturnType<typeof readReviewPage>>

/** A file shows no more of a customer than the list does. */
const mask = maskOf<Page>(staffReviewsApi.listReviewsToRead.result)

/**
 * Writes the list of reviews that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function reviewFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
) {
  const { timeZone } = await findSettings(deps.db)
  const filter = reviewFilterOf(query, role)
  return listFile(deps, {
    list: 'reviews',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countMatching(tx, filter, max),
    readPage: async (tx, cursor) => {
      const page = cursor === undefined ? query : { ...query, cursor }
      return mask(await readReviewPage(tx, page, { language, filter }), role)
    },
  })
}

function columnsIn(language: LanguageCode, timeZone: string): FileColumns<'reviews', ReadReview> {
  return {
    product: {
      titles: [titles.file_product, titles.file_color, titles.file_size],
      cells: ({ productName, colorName, size }) => [productName, colorName, size],
    },
    rating: { titles: [words.staff_reviews_rating], cells: ({ rating }) => [rating] },
    fit: {
      titles: [words.staff_reviews_fit],
      cells: ({ fit }) => [textIn(words[`staff_review_fit_${fit}`], language)],
    },
    review: { titles: [titles.file_review], cells: ({ text }) => [text] },
    name: { titles: [titles.file_writer], cells: ({ name }) => [name] },
    order: { titles: [titles.file_order], cells: ({ orderNumber }) => [orderNumber] },
    state: {
      titles: [titles.file_decision],
      cells: ({ state }) => [textIn(words[`staff_reviews_${state}`], language)],
    },
    answer: {
      titles: [words.staff_review_answered, titles.file_refused_for],
      cells: ({ answer, refusedFor }) => [answer, refusedFor],
    },
    sent: { titles: [titles.file_sent], cells: ({ sentAt }) => [timeText(sentAt, timeZone)] },
  }
}
