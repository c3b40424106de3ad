import { maxReturnPictures } from '@rimal/contract/returns/return-states'
import type { OwnReturn, ReturnOptions } from '@rimal/contract/returns/returns'
import { useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { refusalOf } from '../../../ui/form/submission.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { usePictures } from '../../reviews/editor/use-pictures.ts'
import { faultsIn } from './faults-in.ts'
import { maxFor } from './kinds-for.ts'
import {
  clearReturnDraft,
  readReturnDraft,
  type ReturnDraft,
  storeReturnDraft,
} from './return-draft.ts'

export type ReturnFormProps = {
  order: string
  options: ReturnOptions
  onSent: (asked: OwnReturn) => void
  /** Called when the possible kinds or lines have changed meanwhile. */
  onStale: () => void
}

/** The request for a return as it is written and sent, with the pictures of a claim. */
export function useReturnForm({ order, options, onSent, onStale }: ReturnFormProps) {
  const { t } = useWords()
  const [start] = useState(() => readReturnDraft(order))
  const [key] = useState(() => crypto.randomUUID())
  const pictures = usePictures({
    pictures: options.pictures,
    path: `return/upload-picture/${order}`,
    max: maxReturnPictures,
    takeAway: (pictureId) => tryCall('POST return/remove-picture', { body: { order, pictureId } }),
  })
  const form = useForm<ReturnDraft, 'wanted' | 'pictures'>({
    start,
    onChange: (draft) => storeReturnDraft(order, draft),
    check: (typed) => {
      const draft = withLines(typed, options)
      return faultsIn(draft, { pictures: draft.kind === 'claim' ? pictures : null, t })
    },
    async send(typed) {
      const draft = withLines(typed, options)
      const body = bodyOf(draft, { options, pictureIds: pictures.ids })
      if (!body) return
      const reply = await tryCall('POST return/ask-for-return', {
        body: { order, idempotencyKey: key, ...body },
      })
      if (!reply?.result) {
        const refusal = refusalOf(reply, { note: t('field_required') })
        // The shop refused: the options shown here are outdated.
        if (reply && !refusal.faults) onStale()
        return refusal
      }
      clearReturnDraft(order)
      onSent(reply.result)
    },
  })
  const draft = withLines(form.values, options)
  const asksWhere = asksForMethod(draft, options)
  const refundTo = asksWhere ? draft.refundTo : 'source'
  return { form, draft, pictures, asksWhere, refundTo }
}

/** Chosen lines may no longer be available. */
function withLines(draft: ReturnDraft, { lines }: ReturnOptions): ReturnDraft {
  const { kind } = draft
  const chosenLines = draft.chosenLines.filter(({ lineId }) =>
    lines.some((line) => line.lineId === lineId && kind && maxFor(line, kind) > 0),
  )
  return { ...draft, chosenLines }
}

function asksForMethod({ kind }: ReturnDraft, options: ReturnOptions): boolean {
  return options.creditOffered && kind === 'return'
}

function bodyOf(
  draft: ReturnDraft,
  { options, pictureIds }: { options: ReturnOptions; pictureIds: string[] },
) {
  const { kind, reason, note, chosenLines, refundTo } = draft
  if (kind === '' || reason === '') return null
  return {
    kind,
    lines: chosenLines.map(({ lineId, quantity, wantedSku }) => ({
      lineId,
      quantity,
      ...(kind === 'exchange' ? { wantedSku } : {}),
    })),
    reason,
    note: note.trim(),
    pictures: kind === 'claim' ? pictureIds : [],
    ...(asksForMethod(draft, options) ? { refundTo } : {}),
  }
}
