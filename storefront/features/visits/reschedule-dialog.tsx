import type { Visit } from '@rimal/contract/visits'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { refusalOf } from '../../ui/form/submission.ts'
import { showToast } from '../../ui/toast.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TimeFields } from './time-fields.tsx'
import { useTimes } from './use-times.ts'
import { timeText } from './visit-text.ts'

type Props = {
  visit: Visit
  open: boolean
  onClose: () => void
  onMoved: (visit: Visit) => void
  /** Called when the displayed visit is outdated. */
  onStale: () => void
}

/** The choice of another available time. */
export function MoveDialog(props: Props) {
  const { open, onClose, visit } = props
  const { t } = useWords()
  const form = useMove(props)
  const { day, timeSlot } = form.values
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('visit_move')}
      kind="sheet"
      footer={
        <Button full busy={form.busy} onClick={() => form.submitNow(form.values)}>
          {t('visit_move_to')}
        </Button>
      }
    >
      <Choices
        // After a refusal the key changes, so that the available times are loaded anew.
        key={form.failure === null ? 'first' : 'again'}
        visit={visit}
        choice={{ day, timeSlot }}
        onChange={form.change}
        faults={form.faults}
        refusal={form.failure}
      />
    </Dialog>
  )
}

type Choice = { day: string | null; timeSlot: string | null }

function useMove({ visit, onMoved, onStale }: Props) {
  const { t } = useWords()
  const form = useForm<Choice>({
    start: { day: null, timeSlot: null },
    check({ day, timeSlot }) {
      if (day === null) return { day: t('visit_day_missing') }
      return timeSlot === null ? { timeSlot: t('visit_time_slot_missing') } : {}
    },
    async send({ day, timeSlot }) {
      const body = { visitToken: visit.token, day: day ?? '', timeSlot: timeSlot ?? '' }
      const reply = await tryCall('POST visit/reschedule-visit', { body })
      if (!reply?.result) {
        if (reply) onStale()
        return refusalOf(reply)
      }
      form.reset()
      showToast(t('visit_moved'))
      onMoved(reply.result)
    },
  })
  return form
}

function Choices(props: {
  visit: Visit
  choice: Choice
  onChange: (choice: Choice) => void
  faults: { day?: string | undefined; timeSlot?: string | undefined }
  refusal: string | null
}) {
  const { visit, choice, onChange, faults, refusal } = props
  const words = useWords()
  const { t } = words
  const times = useTimes()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-small text-ink-2">
        {t('visit_move_now', { time: timeText(visit, words) })}
      </p>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <TimeFields {...times} onRetry={times.load} {...choice} onChange={onChange} faults={faults} />
    </div>
  )
}
