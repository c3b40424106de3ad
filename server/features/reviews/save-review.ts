import { localTime } from '@rimal/contract/dates'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ReviewedLine, reviewsApi } from '@rimal/contract/reviews'
import { isName } from '@rimal/contract/text/person-name'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { findSettings } from '../shop/settings/settings.ts'
import { getReviewedLine } from './get-reviewed-line.ts'
import { languageOf } from './language-of.ts'
import { lockDeliveredLine } from './own-line.ts'
import { attachPictures, removePicturesOfLine } from './review-pictures.sql.ts'
import { lockReviewOfLine, putReview } from './reviews.sql.ts'

type Sent = BodyOf<typeof reviewsApi.saveReview>

/** Saves the customer's review of an order line for staff to read. Overwrites an earlier version. */
export async function saveReview(
  deps: Deps,
  customerId: string,
  sent: Sent,
  language: LanguageCode,
): Promise<ReviewedLine> {
  const { lineId, rating, fit, heightCm, pictures } = sent
  const own = { lineId, customerId }
  const { name, text } = normalise(sent)
  const now = deps.clock()
  const { timeZone } = await findSettings(deps.db)
  return deps.transact(async (tx) => {
    const { line } = await lockDeliveredLine(tx, own)
    if ((await lockReviewOfLine(tx, lineId))?.published) throw new ShopError('review_published')
    const { id } = await putReview(tx, {
      orderLineId: lineId,
      customerId,
      productId: line.productId,
      itemId: line.itemId,
      size: line.size,
      madeToMeasure: line.measurements !== null,
      name,
      rating,
      fit,
      body: text,
      language: languageOf(text, language),
      writtenOn: localTime(now, timeZone).day,
      sentAt: now,
      heightCm,
      pictures: [],
    })
    const attached = await attachPictures(tx, { reviewId: id, lineId, ids: pictures })
    if (attached < pictures.length) throw new ShopError('review_picture_expired')
    await removePicturesOfLine(tx, { lineId, except: pictures, now })
    return getReviewedLine(tx, own, language)
  })
}

/** Words as they are shown: a name on one line, a text without heaps of empty ones. */
function normalise({ name, text }: Sent) {
  const normalised = {
    name: cleanText(name.normalize('NFC')).replace(/\s+/g, ' ').trim(),
    text: cleanText(text.normalize('NFC'))
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
  const wrong = {
    ...(isName(normalised.name) ? {} : { name: normalised.name ? 'malformed' : 'required' }),
    ...(/\p{L}/u.test(normalised.text) ? {} : { text: 'required' }),
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  return normalised
}
