import { leastClaimPictures } from '@rimal/contract/returns/return-states'
import type { Words } from '../../../i18n/words.tsx'
import type { Pictures } from '../../reviews/writing/use-pictures.ts'
import type { AskDraft } from './ask-draft.ts'

export type Faults = Partial<
  Record<'kind' | 'pieces' | 'wanted' | 'reason' | 'note' | 'pictures', string>
>

/** What is missing in the form, in words; `pictures` where they are sent. */
export function faultsIn(
  draft: AskDraft,
  { pictures, t }: { pictures: Pick<Pictures, 'ids' | 'isSending'> | null; t: Words['t'] },
): Faults {
  const { kind, pieces, reason, note } = draft
  if (kind === '') return { kind: t('return_what_missing') }
  const lacksWanted = kind === 'exchange' && pieces.some(({ wantedSku }) => wantedSku === '')
  const lacksPicture = pictures && pictures.ids.length < leastClaimPictures
  const picture = pictures?.isSending ? 'review_pictures_wait' : 'return_picture_missing'
  return {
    ...(pieces.length === 0 ? { pieces: t('return_which_missing') } : {}),
    ...(lacksWanted ? { wanted: t('return_instead_missing') } : {}),
    ...(reason === '' ? { reason: t('return_why_missing') } : {}),
    ...(needsNote(draft) && !/[\p{L}\p{N}]/u.test(note) ? { note: t('return_note_missing') } : {}),
    ...(lacksPicture || pictures?.isSending ? { pictures: t(picture) } : {}),
  }
}

/** Where a reason of the list does not say enough. */
export function needsNote({ kind, reason }: AskDraft): boolean {
  return reason === 'other' || kind === 'alteration' || kind === 'claim'
}
