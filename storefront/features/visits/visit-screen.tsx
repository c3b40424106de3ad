import type { Visit } from '@rimal/contract/visits'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Ridge } from '../../ui/ridge.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { useChangeFocus } from '../../ui/use-change-focus.ts'
import { useArrivalFocus } from '../checkout/use-arrival-focus.ts'
import { momentText } from '../orders/moment-text.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './reschedule-dialog.tsx'
import { RatherTalk } from './rather-talk.tsx'
import { VisitFacts } from './visit-facts.tsx'
import { VisitMeasurements } from './visit-measurements.tsx'

type Props = {
  visit: Visit
  /** The number of times that the customer moved or cancelled the visit on this page. */
  changes: number
  onChanged: (visit: Visit) => void
  onStale: () => void
}

/** The state of the visit, its facts, and all actions of the customer. */
export function VisitScreen({ visit, changes, onChanged, onStale }: Props) {
  const { t } = useWords()
  const { status } = visit
  const isOver = status === 'done' || status === 'no_show' || status === 'cancelled'
  return (
    <div className="wrap">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-24">
        <div className="max-w-[42rem]">
          <VisitHead visit={visit} changes={changes} />
          <VisitFacts visit={visit} />
          <VisitMeasurements visit={visit} />
          {isOver ? (
            <ButtonLink kind="outline" to="/home-service" className="mt-8 max-sm:w-full">
              {t('visit_book_another')}
            </ButtonLink>
          ) : (
            <Changes visit={visit} onChanged={onChanged} onStale={onStale} />
          )}
          <p className="mt-8 max-w-[34rem] text-small text-ink-2">
            <Sentence
              text={t('visit_keep_link')}
              parts={{ email: <bdi dir="ltr">{visit.contact.email}</bdi> }}
            />
          </p>
        </div>
        <div className="lg:pt-16">
          <RatherTalk message={t('visit_help_message', { number: visit.number })} />
        </div>
      </div>
    </div>
  )
}

function VisitHead({ visit, changes }: Pick<Props, 'visit' | 'changes'>) {
  const { t } = useWords()
  const heading = useArrivalFocus()
  useChangeFocus(heading, changes)
  const location = useLocation()
  const justBooked = Boolean((location.state as { booked?: boolean } | null)?.booked)
  return (
    <>
      <div className="grid justify-items-start gap-3 pt-9 pb-6 lg:pt-16 lg:pb-8">
        <p className="text-small leading-tight text-ink-2">
          <Sentence
            text={t('visit_title')}
            parts={{ number: <span className="ltr">{visit.number}</span> }}
          />
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {t(`visit_is_${visit.status}`)}
        </h1>
        <HeadText visit={visit} />
      </div>
      {justBooked && visit.status === 'requested' && <Ridge />}
    </>
  )
}

function HeadText({ visit: { status, contactBy } }: { visit: Visit }) {
  const words = useWords()
  const { t } = words
  if (status === 'requested' || status === 'rescheduled') {
    if (!contactBy) return null
    const moment = momentText(contactBy, words)
    const sentence = status === 'requested' ? 'visit_contact_by' : 'visit_contact_by_again'
    return <p className="text-lede text-ink-2">{t(sentence, { moment })}</p>
  }
  return <p className="text-lede text-ink-2">{t(`visit_text_${status}`)}</p>
}

function Changes({ visit, onChanged, onStale }: Omit<Props, 'changes'>) {
  const { t } = useWords()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const changed = (next: Visit) => {
    close()
    onChanged(next)
  }
  return (
    <div className="mt-8 grid justify-items-start gap-6">
      <div className="flex w-full flex-wrap items-center gap-x-8 gap-y-6">
        {visit.canMove && (
          <Button kind="outline" onClick={() => setOpen('move')} className="max-sm:w-full">
            {t('visit_move')}
          </Button>
        )}
        <TextLink to={`/home-service/${visit.token}/visit.ics`} reloadDocument>
          {t('visit_to_calendar')}
        </TextLink>
        {visit.canCancel && (
          <TextButton onClick={() => setOpen('cancel')}>{t('visit_cancel')}</TextButton>
        )}
      </div>
      <p className="text-small text-ink-2">
        {[t('visit_no_fees'), t('visit_cancel_any_time')].join(' · ')}
      </p>
      <MoveDialog
        visit={visit}
        open={open === 'move'}
        onClose={close}
        onMoved={changed}
        onStale={onStale}
      />
      <CancelDialog visit={visit} open={open === 'cancel'} onClose={close} onCancelled={changed} />
    </div>
  )
}
