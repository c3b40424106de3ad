import {
  maxReturnNote,
  maxReturnPictures,
  reasonsOf,
  returnKinds,
  type ReturnKind,
  type ReturnReason,
} from '@rimal/contract/returns/return-states'
import type { ReturnOptions } from '@rimal/contract/returns/returns'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { PictureChoice } from '../../reviews/editor/picture-choice.tsx'
import { needsNote } from './faults-in.ts'
import { kindHint, maxFor } from './kinds-for.ts'
import { LineChoice } from './line-choice.tsx'
import { type ReturnFormProps, useReturnForm } from './use-return-form.ts'
import { WhatYouGet } from './what-you-get.tsx'

/** The form for the kind, the lines and the reason. A reload restores its texts and pictures. */
export function ReturnForm(props: ReturnFormProps) {
  const { t } = useWords()
  const { options } = props
  const request = useReturnForm(props)
  const { form, draft } = request
  const { change } = form
  const { kind } = draft
  const kinds = returnKinds.filter((one) => options.lines.some((line) => maxFor(line, one) > 0))
  return (
    <form {...form.props} className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-9">
      <RadioCards
        legend={t('return_what')}
        value={kind === '' ? null : kind}
        onChange={(chosen) => change({ kind: chosen, chosenLines: [], reason: '' })}
        error={form.faults.kind}
        options={kinds.map((value) => ({
          value,
          title: t(`return_kind_${value}`),
          hint: t(kindHint(value, options)),
        }))}
      />
      {kind !== '' && <Details kind={kind} options={options} request={request} />}
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" busy={form.busy} className="max-sm:w-full">
          {t('return_send')}
        </Button>
        <p className="text-small text-ink-2">{t('return_keep_it')}</p>
      </div>
    </form>
  )
}

type Request = ReturnType<typeof useReturnForm>

/** What is asked for once the kind is known. */
function Details(props: { kind: ReturnKind; options: ReturnOptions; request: Request }) {
  const { kind, options, request } = props
  const { form, draft, pictures, asksWhere, refundTo } = request
  const { faults, change } = form
  const { chosenLines } = draft
  const { t } = useWords()
  return (
    <>
      <LineChoice
        kind={kind}
        lines={options.lines}
        chosenLines={chosenLines}
        onChange={(chosen) => change({ chosenLines: chosen })}
        error={faults.chosenLines}
        wanting={faults.wanted}
      />
      <Reason kind={kind} request={request} />
      {kind === 'claim' && (
        <PictureChoice
          pictures={pictures}
          hint={t('return_pictures_hint', { max: maxReturnPictures })}
          error={pictures.ids.length > 0 && !pictures.isSending ? undefined : faults.pictures}
        />
      )}
      {asksWhere && (
        <RadioCards
          legend={t('return_money_to')}
          value={refundTo}
          onChange={(chosen) => change({ refundTo: chosen })}
          options={[
            { value: 'source', title: t('return_money_source') },
            {
              value: 'credit',
              title: t('return_money_credit'),
              hint: t('return_money_credit_hint'),
            },
          ]}
        />
      )}
      <WhatYouGet kind={kind} chosenLines={chosenLines} options={options} refundTo={refundTo} />
    </>
  )
}

function Reason({ kind, request }: { kind: ReturnKind; request: Request }) {
  const { form, draft } = request
  const { change } = form
  const { t } = useWords()
  return (
    <div className="grid gap-5">
      <SelectField
        label={t('return_why')}
        value={draft.reason}
        onChange={(value) => change({ reason: value as ReturnReason })}
        error={form.faults.reason}
        placeholder={t('return_why_choose')}
        options={reasonsOf[kind].map((value) => ({ value, label: t(`return_why_${value}`) }))}
      />
      <TextArea
        label={t('return_note')}
        value={draft.note}
        onChange={(value) => change({ note: value })}
        error={form.faults.note}
        hint={kind === 'alteration' || kind === 'claim' ? t(`return_note_hint_${kind}`) : undefined}
        optional={!needsNote(draft)}
        maxLength={maxReturnNote}
        rows={3}
        dir="auto"
      />
    </div>
  )
}
