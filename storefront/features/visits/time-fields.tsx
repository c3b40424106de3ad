import { formatDay } from '@rimal/contract/dates'
import type { VisitDay } from '@rimal/contract/visits'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { Tiles } from './tiles.tsx'
import { timeSlotText } from './visit-text.ts'

const daysAtFirst = 9

/** A day and one of its available time slots; taken ones are not shown. */
export function TimeFields(props: {
  times: VisitDay[] | null
  broken: boolean
  onRetry: () => void
  day: string | null
  timeSlot: string | null
  onChange: (time: { day: string | null; timeSlot: string | null }) => void
  faults: { day?: string | undefined; timeSlot?: string | undefined }
}) {
  const { times, broken, onRetry, day, timeSlot, onChange, faults } = props
  const words = useWords()
  const { t } = words
  const { contact } = useShop()
  if (!times) {
    if (broken) return <ErrorNote onRetry={onRetry}>{t('no_answer')}</ErrorNote>
    return <Skeleton className="h-48" />
  }
  if (times.length === 0) {
    return (
      <Note>
        {contact.phone ? t('visit_no_times') : t('visit_all_taken')}{' '}
        <span className="ltr">{contact.phone}</span>
      </Note>
    )
  }
  const timeSlots = times.find((offered) => offered.day === day)?.timeSlots ?? []

  function chooseDay(chosen: string) {
    const free = times?.find((offered) => offered.day === chosen)?.timeSlots ?? []
    // The same time slot stays chosen when the new day has it; otherwise a single time slot is chosen.
    const stored =
      free.find(({ id }) => id === timeSlot) ?? (free.length === 1 ? free[0] : undefined)
    onChange({ day: chosen, timeSlot: stored?.id ?? null })
  }

  return (
    <>
      <Days times={times} day={day} onChoose={chooseDay} error={faults.day} />
      {timeSlots.length > 0 ? (
        <Tiles
          legend={t('visit_time')}
          name="timeSlot"
          value={timeSlot}
          onChange={(chosen) => onChange({ day, timeSlot: chosen })}
          error={faults.timeSlot}
          options={timeSlots.map((free) => ({ value: free.id, title: timeSlotText(free, words) }))}
        />
      ) : (
        <p className="text-small text-ink-2">{t('visit_choose_day_first')}</p>
      )}
    </>
  )
}

function Days(props: {
  times: VisitDay[]
  day: string | null
  onChoose: (day: string) => void
  error: string | undefined
}) {
  const { times, day, onChoose, error } = props
  const { t, language } = useWords()
  const [all, setAll] = useState(false)
  const isLate = times.findIndex((offered) => offered.day === day) >= daysAtFirst
  const shown = all || isLate ? times : times.slice(0, daysAtFirst)
  return (
    <div className="grid gap-3">
      <Tiles
        legend={t('visit_day')}
        name="day"
        value={day}
        onChange={onChoose}
        error={error}
        options={shown.map((offered) => ({
          value: offered.day,
          title: formatDay(offered.day, language),
          over: weekdayOf(offered.day, language),
        }))}
      />
      {shown.length < times.length && (
        <p className="text-small">
          <TextButton onClick={() => setAll(true)}>{t('visit_more_days')}</TextButton>
        </p>
      )}
    </div>
  )
}

function weekdayOf(day: string, language: Parameters<typeof formatDay>[1]): string {
  const whole = formatDay(day, language, { weekday: true })
  return whole.slice(0, whole.indexOf(formatDay(day, language))).trim()
}
