import { Button } from '@mantine/core'
import { useState } from 'react'
import { Refusal } from '../../../call.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { MomentField } from '../../../ui/form/moment-field.tsx'
import { unreadField } from '../../../ui/form/number-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import css from './drafts.module.css'

type PlanProps = {
  /** The moment that is planned now; null for a first plan. */
  publishAt: string | null
  onPlan: (publishAt: string) => Promise<unknown>
  onPlanned: (publishAt: string) => void
  /** The draft lacks texts without which it cannot go to the shop. */
  onIncomplete: (error: Refusal) => void
}
type Props = PlanProps & { isOpen: boolean; onClose: () => void }

/** Asks for the day and the time at which a draft goes to the shop, in the time zone of the shop. */
export function PlanDialog({ isOpen, onClose, ...plan }: Props) {
  const { t } = useWords()
  return (
    <Dialog title={t('draft_plan_title')} isOpen={isOpen} onClose={onClose}>
      <PlanForm {...plan} onClose={onClose} />
    </Dialog>
  )
}

function PlanForm({ publishAt, onPlan, onPlanned, onIncomplete, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useWords()
  const [chosen, setChosen] = useState(publishAt)
  const [isMissing, setMissing] = useState(false)
  const { run, isBusy, error, fields } = useChange(async (moment: string) => {
    try {
      await onPlan(moment)
    } catch (failure) {
      if (!isIncomplete(failure)) throw failure
      onClose()
      return onIncomplete(failure)
    }
    onClose()
    onPlanned(moment)
  })
  const wrong = isMissing ? t('refused_required') : fields['publishAt']
  return (
    <form
      className={css.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React would report the submission to the form of the page as well.
        event.stopPropagation()
        if (event.currentTarget.querySelector(unreadField)) return
        if (chosen === null) setMissing(true)
        else void run(chosen)
      }}
    >
      {wrong ? null : <Notice error={error} />}
      <MomentField
        label={t('draft_plan_at')}
        description={t('draft_plan_effect')}
        value={chosen}
        onChange={(moment) => {
          setMissing(false)
          setChosen(moment)
        }}
        error={wrong}
        isFirst
      />
      <Button type="submit" loading={isBusy}>
        {t('draft_plan_save')}
      </Button>
    </form>
  )
}

function isIncomplete(error: unknown): error is Refusal {
  return (
    error instanceof Refusal && Object.keys(error.fields).some((field) => field !== 'publishAt')
  )
}
