import type { Visit } from '@rimal/contract/visits'
import { useState } from 'react'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { showToast } from '../../ui/toast.tsx'
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
  const { open, onClose } = props
  const { t } = useWords()
  const [choice, setChoice] = useState<Choice>(nothing)
  const [state, setState] = useState<State>({ kind: 'choosing', pressed: false })
  const faults = faultsOf(choice)
  const shown = state.kind === 'choosing' && state.pressed

  async function move() {
    if (state.kind === 'moving') return
    if (faults.day || faults.timeSlot) return setState({ kind: 'choosing', pressed: true })
    setState({ kind: 'moving' })
    const { day, timeSlot } = choice
    const body = { visitToken: props.visit.token, day: day ?? '', timeSlot: timeSlot ?? '' }
    const reply = await tryCall('POST visit/reschedule-visit', { body })
    if (reply?.result) {
      setChoice(nothing)
      setState({ kind: 'choosing', pressed: false })
      showToast(t('visit_moved'))
      return props.onMoved(reply.result)
    }
    setState({ kind: 'refused', message: reply?.message ?? t('no_answer') })
    if (reply) props.onStale()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('visit_move')}
      kind="sheet"
      footer={
        <Button full busy={state.kind === 'moving'} onClick={() => void move()}>
          {t('visit_move_to')}
        </Button>
      }
    >
      <Choices
        // After a refusal the key changes, so that the available times are loaded anew.
        key={state.kind === 'refused' ? 'again' : 'first'}
        visit={props.visit}
        choice={choice}
        onChange={(changed) => {
          setChoice(changed)
          if (state.kind === 'refused') setState({ kind: 'choosing', pressed: false })
        }}
        faults={
          shown
            ? {
                day: faults.day && t(faults.day),
                timeSlot: faults.timeSlot && t(faults.timeSlot),
              }
            : {}
        }
        refusal={state.kind === 'refused' ? state.message : null}
      />
    </Dialog>
  )
}

type Choice = { day: string | null; timeSlot: string | null }
const nothing: Choice = { day: null, timeSlot: null }

type State =
  | { kind: 'choosing'; pressed: boolean }
  | { kind: 'moving' }
  | { kind: 'refused'; message: string }

function faultsOf({ day, timeSlot }: Choice) {
  return {
    day: day === null ? ('visit_day_missing' as const) : undefined,
    timeSlot: day !== null && timeSlot === null ? ('visit_time_slot_missing' as const) : undefined,
  }
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
      <TimeFields
        {...times}
        onRetry={() => void times.load()}
        {...choice}
        onChange={onChange}
        faults={faults}
      />
    </div>
  )
}
