import { Button } from '@mantine/core'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import { canVisitBecome, type VisitStatus } from '@rimal/contract/statuses'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../queries.ts'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { CancelVisitDialog } from './cancel-visit-dialog.tsx'
import { MoveVisitDialog } from './move-visit-dialog.tsx'
import { canMove, type DirectStep, possibleSteps } from './possible-steps.ts'
import { readsOfVisits } from './reads-of-visits.ts'
import css from './visits.module.css'

type Props = { visit: StaffVisit; now: Date }

/** The steps that the table of statuses allows from here, each with its effect; the first is the main one. */
export function VisitSteps({ visit, now }: Props) {
  const { t } = useWords()
  const { number: visitNumber, status } = visit
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null)
  const { said, say } = useSaid()
  const done = (next: VisitStatus) => {
    setDialog(null)
    const state = t(`staff_visit_${next}`)
    say(t('staff_visit_moved', { number: isolate(visitNumber), state }))
  }
  const close = () => setDialog(null)
  const isOver = possibleSteps(visit, now).length === 0 && !canVisitBecome(status, 'cancelled')
  return (
    <div className={ui.form}>
      <Said said={said} />
      {isOver ? <p>{t('staff_visit_over')}</p> : null}
      <DirectSteps visit={visit} now={now} onDone={done} />
      <OtherSteps status={status} onOpen={setDialog} />
      {dialog === 'move' ? <MoveVisitDialog visit={visit} onClose={close} onDone={done} /> : null}
      {dialog === 'cancel' ? (
        <CancelVisitDialog visit={visit} onClose={close} onDone={done} />
      ) : null}
    </div>
  )
}

function DirectSteps({ visit, now, onDone }: Props & { onDone: (status: VisitStatus) => void }) {
  const { t } = useWords()
  const { number: visitNumber } = visit
  const send = useSend(readsOfVisits)
  const { run, isBusy, error } = useChange(async (step: DirectStep) => {
    const answer = await send('POST staff/change-visit', { body: { visitNumber, status: step } })
    onDone(answer.status)
  })
  return (
    <>
      <Notice error={error} />
      {possibleSteps(visit, now).map((step, place) => {
        const variant = place === 0 ? 'filled' : 'default'
        return (
          <Step key={step} effect={t(`staff_visit_effect_${step}`)}>
            {step === 'done' ? (
              <Button component={Link} to={`/visits/${visitNumber}/finish`} variant={variant}>
                {t('staff_visit_step_done')}
              </Button>
            ) : (
              <Button variant={variant} disabled={isBusy} onClick={() => void run(step)}>
                {t(`staff_visit_step_${step}`)}
              </Button>
            )}
          </Step>
        )
      })}
    </>
  )
}

type OtherProps = { status: VisitStatus; onOpen: (dialog: 'move' | 'cancel') => void }

function OtherSteps({ status, onOpen }: OtherProps) {
  const { t } = useWords()
  return (
    <>
      {canMove(status) ? (
        <Step effect={t('staff_visit_effect_move')}>
          <Button variant="default" onClick={() => onOpen('move')}>
            {t('staff_visit_step_move')}
          </Button>
        </Step>
      ) : null}
      {canVisitBecome(status, 'cancelled') ? (
        <Step effect={t('staff_visit_effect_cancelled')}>
          <Button variant="danger" onClick={() => onOpen('cancel')}>
            {t('staff_visit_step_cancelled')}
          </Button>
        </Step>
      ) : null}
    </>
  )
}

/** A button with what it does beside it. */
function Step({ effect, children }: { effect: string; children: ReactNode }) {
  return (
    <div className={css.step}>
      {children}
      <Micro>{effect}</Micro>
    </div>
  )
}
