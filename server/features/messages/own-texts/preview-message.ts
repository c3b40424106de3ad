import type { BodyOf } from '@rimal/contract/endpoint'
import type { MessagePreview, staffMessagesApi } from '@rimal/contract/staff/messages'
import { noBreak } from '@rimal/contract/text/no-break'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { composeEmail, composeNotice, renderMessage } from '../compose-message.ts'
import { emailShop } from '../email/email-shop.ts'
import { sampleCount, sampleIn } from '../sample-in.ts'
import type { Email } from '../templates/email.ts'
import { readOwnTexts } from './check-own-texts.ts'
import { editedKind, requireChangeable, sideOf } from './show-message.ts'
import { textsOfKind } from './texts-of-kind.ts'

export type Tried = BodyOf<typeof staffMessagesApi.previewMessage>

/**
 * Shows a message with texts that may not be saved yet. A text that would be refused is shown as far as its values are
 * known, and else the shipped one.
 * @throws ShopError not_found, message_texts_fixed
 */
export async function previewMessage(
  deps: Pick<Deps, 'db' | 'config'>,
  tried: Tried,
): Promise<MessagePreview> {
  const { email, notice } = composeTried(tried)
  const { language } = tried
  const { subject, html, text, sms } = renderMessage(email, {
    language,
    shop: await emailShop(deps),
  })
  const side = sideOf(language)
  return {
    subject,
    html,
    text,
    sms: sms.replaceAll(noBreak, ' '),
    notice: notice && { title: notice.title[side], body: notice.body[side] },
  }
}

/** The email of an example with these texts. */
export function composeTried({ kind: named, sample, language, texts }: Tried): {
  email: Email
  notice: ReturnType<typeof composeNotice>
  wrong: ReturnType<typeof readOwnTexts>['wrong']
} {
  const kind = editedKind(named)
  requireChangeable(kind, texts)
  if (sample >= sampleCount(kind)) throw new ShopError('not_found')
  const { own, wrong } = readOwnTexts(textsOfKind(kind), texts)
  const data = sampleIn(kind, language, sample)
  return {
    email: composeEmail(kind, data, { language, own }),
    notice: composeNotice(kind, data, own),
    wrong,
  }
}
