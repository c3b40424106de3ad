import type { StaffVisit } from '@rimal/contract/staff/visits'
import { canVisitBecome } from '@rimal/contract/statuses'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { isolate } from '../../ui/isolate.ts'
import { Crumb } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { FinishForm } from './finish-form.tsx'
import css from './visits.module.css'

/** Ends a visit as done, with the measurements that the tailor took. */
export function FinishPage() {
  const { number = '' } = useParams()
  const visit = useRead('GET staff/get-visit/{visitNumber}', { params: { visitNumber: number } })
  return (
    <ReadOne read={visit} isIt={(one) => one.number === number}>
      {(one) => <Finish key={number} visit={one} />}
    </ReadOne>
  )
}

function Finish({ visit }: { visit: StaffVisit }) {
  const { t } = useWords()
  const { number, contact, status } = visit
  // The form stays until it has led back, even when the visit was read anew meanwhile.
  const [isOpen] = useState(() => canVisitBecome(status, 'done'))
  const title = t('staff_visit_finish_title', { number: isolate(number) })
  return (
    <>
      <header className={css.head}>
        <title>{title}</title>
        <Crumb>
          <Link to="/visits">{t('admin_visits')}</Link> ·{' '}
          <Link to={`/visits/${number}`}>
            <bdi>{number}</bdi>
          </Link>
        </Crumb>
        <h1>{title}</h1>
        <p className={ui.lede}>{t('staff_visit_finish_lede')}</p>
      </header>
      {isOpen ? (
        <FinishForm number={number} name={contact.name} />
      ) : (
        <p className={ui.empty}>{t('staff_visit_over')}</p>
      )}
    </>
  )
}
