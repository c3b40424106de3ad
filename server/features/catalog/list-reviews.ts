import type { Review } from '@rimal/contract/catalog'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findReviewPage, listChosenReviews, type StoredReview } from './reviews.sql.ts'
import { pictureIn } from './picture-in.ts'

const perPage = 8

type Question = { id: string; with_photos?: boolean; rating?: number; page?: number }

/** A page of the reviews of a product, newest first. */
export async function listReviews(
  { db }: Pick<Deps, 'db'>,
  { id, with_photos = false, rating, page = 1 }: Question,
  language: LanguageCode,
) {
  const found = await findReviewPage(db, {
    id,
    rating: rating ?? null,
    withPhotos: with_photos,
    count: perPage,
    skip: (page - 1) * perPage,
  })
  if (!found) throw new ShopError('product_not_found')
  return {
    reviews: found.reviews.map((review) => reviewIn(review, language)),
    total: found.total,
    pages: Math.max(1, Math.ceil(found.total / perPage)),
  }
}

/** Returns the reviews that the home page quotes, with their products. */
export async function listQuotes(
  { db }: Pick<Deps, 'db'>,
  wanted: { chosen: string[]; count: number },
  language: LanguageCode,
) {
  const rows = await listChosenReviews(db, { ...wanted, language })
  return rows.map(({ review, productId, productAddress, productName }) => ({
    ...reviewIn(review, language),
    productId,
    productAddress,
    productName: textIn(productName, language),
  }))
}

/**
 * Returns a review in the language in which it was written; the shop's texts about it are in the reader's language.
 */
export function reviewIn(review: StoredReview, language: LanguageCode): Review {
  return {
    ...review,
    colorName: review.colorName && textIn(review.colorName, language),
    pictures: review.pictures.map((picture) => pictureIn(picture, language)),
  }
}
