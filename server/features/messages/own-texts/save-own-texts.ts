import type { BodyOf } from '@rimal/contract/endpoint'
import type { staffMessagesApi } from '@rimal/contract/staff/messages'
import type { OwnText } from '../../../db/tables/messages.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { readOwnTexts } from './check-own-texts.ts'
import { findOwnTexts, writeOwnTexts } from './own-texts.sql.ts'
import { editedKind, requireChangeable, unusedIn } from './show-message.ts'
import { textsOfKind } from './texts-of-kind.ts'

/**
 * Saves the texts of the shop for a kind of message; returns those that differ from before, by language and shipped
 * text, with null for a return to the shipped one.
 * @throws ShopError not_found, message_texts_fixed, changed_meanwhile, invalid_input
 */
export async function saveOwnTexts(
  tx: Tx,
  { kind: named, revision, texts: given, dropUnused }: BodyOf<typeof staffMessagesApi.saveMessage>,
): Promise<Record<string, string | null>> {
  const kind = editedKind(named)
  requireChangeable(kind, given)
  const before = await findOwnTexts(tx, kind)
  if (before.revision !== revision) throw new ShopError('changed_meanwhile')
  const texts = textsOfKind(kind)
  const { own, wrong } = readOwnTexts(texts, given)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const after = [...own, ...(dropUnused ? [] : unusedIn(texts, before.texts))]
  if (!(await writeOwnTexts(tx, { kind, texts: after, revision }))) {
    throw new ShopError('changed_meanwhile')
  }
  return changesOf(before.texts, after)
}

function changesOf(before: readonly OwnText[], after: readonly OwnText[]) {
  const [was, is] = [byPlace(before), byPlace(after)]
  const places = [...new Set([...was.keys(), ...is.keys()])]
  const changed = places.filter((place) => was.get(place) !== is.get(place))
  return Object.fromEntries(changed.map((place) => [place, is.get(place) ?? null]))
}

function byPlace(texts: readonly OwnText[]): Map<string, string> {
  return new Map(
    texts.map(({ language, slot, shipped, text }) => [`${language} ${slot}: ${shipped}`, text]),
  )
}
