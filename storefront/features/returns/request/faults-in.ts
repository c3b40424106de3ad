import { minClaimPictures } from '@rimal/contract/returns/return-states'
import type { Words } from '../../../i18n/words.tsx'
import type { Pictures } from '../../reviews/editor/use-pictures.ts'
import type { ReturnDraft } from './return-draft.ts'

export type Faults = Partial<
  Record<'kind' | 'chosenLines' | 'wanted' | 'reason' | 'note' | 'pictures', string>
>

/** Returns the errors of the form in words; `pictures` when the kind needs them. */
export function faultsIn(
  draft: ReturnDraft,
  { pictures, t }: { pictures: Pick<Pictures, 'ids' | 'isSending'> | null; t: Words['t'] },
): Faults {
  const { kind, chosenLines, reason, note } = draft
  if (kind === '') return { kind: t('return_what_missing') }
  const lacksWanted = kind === 'exchange' && chosenLines.some(({ wantedSku }) => wantedSku === '')
  const lacksPicture = pictures && pictures.ids.length < minClaimPictures
  const picture = pictures?.isSending ? 'review_pictures_wait' : 'return_picture_missing'
  return {
    ...(chosenLines.length === 0 ? { chosenLines: t('return_which_missing') } : {}),
    ...(lacksWanted ? { wanted: t('return_instead_missing') } : {}),
    ...(reason === '' ? { reason: t('field_required') } : {}),
    ...(needsNote(draft) && !/[\p{L}\p{N}]/u.test(note) ? { note: t('field_required') } : {}),
    ...(lacksPicture || pictures?.isSending ? { pictures: t(picture) } : {}),
  }
}

/** Where a reason of the list does not say enough. */
export function needsNote({ kind, reason }: ReturnDraft): boolean {
  return reason === 'other' || kind === 'alteration' || kind === 'claim'
}
