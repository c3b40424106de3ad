import type { LanguageCode } from '@rimal/contract/language'
import {
  isFixedKind,
  type MessageKindName,
  messageKindNames,
} from '@rimal/contract/staff/message-kinds'
import type { MessageKindRow, StaffMessage } from '@rimal/contract/staff/messages'
import { normaliseText } from '@rimal/contract/text/normalise-text'
import { messageKindWords } from '@rimal/contract/words/admin/message-kinds'
import type { Queries } from '../../../db/connect.ts'
import type { OwnText } from '../../../db/tables/messages.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { channelsOf, kinds } from '../templates/kinds.ts'
import { findLastSaveOf, findOwnTexts, listOwnTexts } from './own-texts.sql.ts'
import { casesOfKind, type KindText, textsOfKind } from './texts-of-kind.ts'

/** A kind whose texts the shop may write. */
export type EditedKind = Exclude<MessageKindName, 'message_test'>

/** @throws ShopError not_found */
export function editedKind(kind: MessageKindName): EditedKind {
  // The content of a test is that of another kind.
  if (kind === 'message_test') throw new ShopError('not_found')
  return kind
}

/** @throws ShopError message_texts_fixed for texts of a kind whose texts are always the program's */
export function requireChangeable(kind: EditedKind, texts: readonly unknown[]): void {
  if (isFixedKind(kind) && texts.length > 0) throw new ShopError('message_texts_fixed')
}

/** Lists the kinds of messages that match, in the order of an order's life and then of an account's. */
export async function listKinds(
  db: Queries,
  { q = '', changed = false }: { q?: string; changed?: boolean },
): Promise<MessageKindRow[]> {
  const searched = normaliseText(q).split(' ').filter(Boolean)
  const own = await listOwnTexts(db)
  return messageKindNames
    .filter((kind) => kind !== 'message_test')
    .filter((kind) => searched.length === 0 || matches(kind, own.get(kind) ?? [], searched))
    .map((kind) => rowOf(kind, own.get(kind) ?? []))
    .filter((row) => !changed || row.changed > 0)
}

/** Shows a kind of message with its texts, the shipped ones beside those of the shop. */
export async function showMessage(db: Queries, kind: EditedKind): Promise<StaffMessage> {
  const { texts: own, revision } = await findOwnTexts(db, kind)
  const last = await findLastSaveOf(db, kind)
  const texts = textsOfKind(kind)
  return {
    ...rowOf(kind, own),
    revision,
    savedBy: last?.name ?? null,
    savedAt: last?.at.toISOString() ?? null,
    texts: texts.map((text) => ({ ...text, own: ownOf(text, own) })),
    cases: casesOfKind(kind),
    unused: unusedIn(texts, own),
  }
}

/** The texts of the shop whose original stands nowhere any more. */
export function unusedIn(texts: readonly KindText[], own: readonly OwnText[]): OwnText[] {
  return own.filter(
    ({ slot, language, shipped }) =>
      !texts.some((text) => text.slot === slot && text.shipped[sideOf(language)] === shipped),
  )
}

export function sideOf(language: LanguageCode): 'en' | 'ar' {
  return language === 'arb' ? 'ar' : 'en'
}

function ownOf(text: KindText, own: readonly OwnText[]): { en?: string; ar?: string } {
  const found = own.filter(
    ({ slot, language, shipped }) =>
      slot === text.slot && shipped === text.shipped[sideOf(language)],
  )
  return Object.fromEntries(found.map((one) => [sideOf(one.language), one.text]))
}

function rowOf(kind: EditedKind, own: readonly OwnText[]): MessageKindRow {
  const { topic, always, notice } = kinds[kind]
  return {
    kind,
    audience: topic ? 'customers' : kind.startsWith('staff_') ? 'staff' : 'shop',
    isAlways: always ?? false,
    channels: [...channelsOf(kind)],
    hasNotice: notice !== undefined,
    isFixed: isFixedKind(kind),
    changed: own.length - unusedIn(textsOfKind(kind), own).length,
  }
}

/** Whether all words of a search are in the name of a kind or in its texts. */
function matches(kind: EditedKind, own: readonly OwnText[], searched: readonly string[]): boolean {
  const { name, when } = messageKindWords[kind]
  const texts = textsOfKind(kind).flatMap(({ shipped }) => [shipped.en, shipped.ar])
  const all = [kind, name.en, name.ar, when.en, when.ar, ...texts, ...own.map(({ text }) => text)]
  const text = normaliseText(all.join(' '))
  return searched.every((word) => text.includes(word))
}
