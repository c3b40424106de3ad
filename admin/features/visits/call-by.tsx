import type { StaffVisit } from '@rimal/contract/staff/visits'
import { StateMark } from '../../ui/state-mark.tsx'
import { Micro } from '../../ui/table.tsx'
import type { FormatTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'

type Props = { visit: StaffVisit; time: FormatTime; now: Date }

/** Until when staff call the customer; overdue once that time has passed. */
export function CallBy({ visit: { contactBy }, time, now }: Props) {
  const { t } = useWords()
  if (contactBy === null) return null
  const when = time(contactBy)
  if (Date.parse(contactBy) > now.getTime())
    return <Micro>{t('staff_visit_call_by', { when })}</Micro>
  return (
    <Micro>
      <StateMark kind="needs">{t('staff_visit_call_late', { when })}</StateMark>
    </Micro>
  )
}
